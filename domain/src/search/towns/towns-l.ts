/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Lagos|NG|05|6.454,3.395
Lima|PE|LMA|-12.043,-77.028
London|GB|ENG|51.509,-0.126
Lahore|PK|04|31.558,74.351
Los Angeles|US|CA|34.052,-118.244
Luanda|AO|20|-8.837,13.234
Lanzhou|CN|15|36.057,103.84
Lucknow|IN|36|26.839,80.923
Ludhiāna|IN|23|30.912,75.854
Luoyang|CN|09|34.684,112.454
Lubumbashi|CD|14|-11.661,27.479
Lusaka|ZM|09|-15.407,28.287
León de los Aldama|MX|11|21.129,-101.674
Lijiang|CN|29|26.869,100.221
Liverpool|GB|ENG|53.411,-2.978
La Paz|BO|04|-16.5,-68.15
Łódź|PL|74|51.771,19.474
Lomé|TG|24|6.129,1.222
Langfang|CN|10|39.51,116.695
Lviv|UA|15|49.838,24.023
La Plata|AR|01|-34.921,-57.955
Liaoyang|CN|19|41.272,123.173
Lilongwe|MW|C|-13.967,33.787
Las Vegas|US|NV|36.175,-115.137
Luancheng|CN|10|37.879,114.652
Las Piñas|PH|NCR|14.451,120.983
Libreville|GA|01|0.392,9.454
Lisbon|PT|14|38.717,-9.133
Lipetsk|RU|43|52.603,39.571
Leicester|GB|ENG|52.639,-1.132
Leipzig|DE|13|51.34,12.371
Long Beach|US|CA|33.767,-118.189
Lyon|FR|84|45.748,4.847
Londrina|BR|18|-23.31,-51.163
Liaoyuan|CN|05|42.904,125.136
Leeds|GB|ENG|53.796,-1.548
Luhansk|UA|14|48.567,39.317
Luqiao|CN|02|28.58,121.375
Likasi|CD|14|-10.983,26.738
Luxor|EG|28|25.699,32.642
Luohe|CN|09|33.564,114.043
Lekki|NG|05|6.409,4.092
Las Palmas de Gran Canaria|ES|53|28.1,-15.413
Laval|CA|10|45.57,-73.692
Larkana|PK|05|27.559,68.212
Lublin|PL|75|51.25,22.567
Lapu-Lapu City|PH|07|10.31,123.949
Latur|IN|16|18.397,76.568
London|CA|08|42.983,-81.233
Latakia|SY|02|35.532,35.79
Lexington-Fayette|US|KY|38.05,-84.459
Lianshan|CN|19|40.764,120.853
Limeira|BR|27|-22.565,-47.402
Logan City|AU|04|-27.639,153.109
Lincoln|US|NE|40.8,-96.667
Ljubljana|SI|61|46.051,14.505
Linyi|CN|25|35.063,118.343
Lal Bahadur Nagar|IN|40|17.348,78.558
Luton|GB|ENG|51.88,-0.417
L'Hospitalet de Llobregat|ES|56|41.36,2.1
Los Mochis|MX|25|25.793,-108.998
Laredo|US|TX|27.506,-99.508
Laohekou|CN|12|32.386,111.668
Liupanshui|CN|18|26.594,104.833
Libertad|PH|13|8.944,125.502
Lubbock|US|TX|33.578,-101.855
Louisville|US|KY|38.254,-85.759
Lankaran|AZ|29|38.754,48.851
Linfen|CN|24|36.089,111.519
Longueuil|CA|10|45.531,-73.518
Lucena|PH|40|13.931,121.617
Lille|FR|32|50.633,3.059
Liaocheng|CN|25|36.456,115.978
Lexington|US|KY|37.989,-84.478
La Paz|MX|03|24.144,-110.3
Lutsk|UA|24|50.759,25.342
Loa Janan|ID|14|-0.583,117.095
Lipa City|PH|40|13.941,121.163
Lübeck|DE|10|53.869,10.687
La Romana|DO|12|18.427,-68.973
Lobito|AO|01|-12.364,13.536
Linz|AT|04|48.306,14.286
Las Tunas|CU|13|20.962,-76.951
Linxia Chengguanzhen|CN|15|35.6,103.206
La Pintana|CL|12|-33.583,-70.634
Ladner|CA|02|49.089,-123.082
Little Rock|US|AR|34.746,-92.29
Laayoune|EH||27.142,-13.188
Labuan Bajo|ID|18|-8.496,119.888
Laizhou|CN|25|37.181,119.942
Leganés|ES|29|40.327,-3.764
Le Havre|FR|28|49.494,0.108
Lembang|ID|30|-6.812,107.618
Liège|BE|WAL|50.634,5.567
Legaspi|PH|05|13.141,123.741
Loum|CM|05|4.718,9.735
Licheng|CN|30|23.295,113.825
Laiyang|CN|25|36.976,120.714
Loni|IN|36|28.751,77.29
Lages|BR|26|-27.816,-50.326
Ludwigshafen am Rhein|DE|08|49.481,8.446
Leverkusen|DE|07|51.03,6.984
La Rioja|AR|12|-29.411,-66.851
Lancaster|US|CA|34.698,-118.137
La Gi|VN|47|10.66,107.772
Lawang|ID|08|-7.835,112.695
Long Xuyên|VN|01|10.386,105.435
Lampang|TH|06|18.292,99.493
Lianghu|CN|02|29.992,120.898
Lyubertsy|RU|47|55.677,37.893
La Serena|CL|07|-29.905,-71.249
Leshan|CN|32|29.562,103.764
Limassol|CY|05|34.684,33.038
Livorno|IT|16|43.544,10.326
Linhai|CN|02|28.855,121.145
Lakewood|US|CO|39.705,-105.081
Logroño|ES|27|42.467,-2.45
Longfeng|CN|08|46.532,125.104
Loudi|CN|11|27.734,111.994
La Laguna|ES|53|28.485,-16.32
Lubuklinggau|ID|32|-3.295,102.861
Lárisa|GR|ESYE14|39.637,22.418
León|NI|08|12.438,-86.878
Le Mans|FR|52|48,0.205
Luziânia|BR|29|-16.253,-47.95
Lauro de Freitas|BR|05|-12.894,-38.327
Limoges|FR|75|45.834,1.248
Los Teques|VE|15|10.344,-67.043
Lakhīmpur|IN|36|27.948,80.779
Lleida|ES|56|41.617,0.622
León|ES|55|42.6,-5.57
Léogâne|HT|11|18.511,-72.633
Lashio|MM|11|22.936,97.75
La Ceiba|HN|01|15.76,-86.782
Leiyang|CN|11|26.402,112.859
Lafayette|US|LA|30.224,-92.02
Lafia|NG|56|8.494,8.515
Lalitpur|IN|36|24.69,78.419
Lévis|CA|10|46.803,-71.178
Lambaré|PY|06|-25.347,-57.606
Les Cayes|HT|12|18.193,-73.746
Los Ángeles|CL|06|-37.47,-72.354
Lecheng|CN|30|25.128,113.35
Laiwu|CN|25|36.193,117.657
Lumajang|ID|08|-8.133,113.225
Luoyang|CN|30|23.162,114.273
Lianhe|CN|08|47.133,129.274
Leiden|NL|11|52.158,4.493
Lira|UG|N|2.25,32.9
Lhasa|CN|14|29.65,91.1
Loja|EC|12|-3.993,-79.204
Longjing|CN|05|42.771,129.423
Lausanne|CH|VD|46.516,6.633
Lengshuijiang|CN|11|27.688,111.429
Lansing|US|MI|42.733,-84.556
Lincoln|GB|ENG|53.227,-0.538
Laghouat|DZ|25|33.8,2.865
Luanshya|ZM|08|-13.137,28.417
Lysychans’k|UA|14|48.905,38.442
Lowell|US|MA|42.633,-71.316
Linshui|CN|10|36.425,114.205
Lichinga|MZ|07|-13.313,35.241
Larache|MA|01|35.193,-6.156
Livingstone|ZM|07|-17.842,25.854
Leninsk-Kuznetsky|RU|29|54.657,86.174
Lianran|CN|29|24.923,102.485
Linköping|SE|16|58.411,15.622
Longjiang|CN|08|47.331,123.178
Launceston|AU|06|-41.439,147.135
Legnica|PL|72|51.21,16.162
Lahad Datu|MY|16|5.023,118.329
Linhares|BR|08|-19.391,-40.072
Lakeland|US|FL|28.039,-81.95
Lo Prado|CL|12|-33.444,-70.726
Lewisville|US|TX|33.046,-96.994
Lafiagi|NG|30|8.853,5.416
Lubango|AO|09|-14.917,13.492
Laoag|PH|01|18.198,120.596
Las Cruces|US|NM|32.312,-106.778
Lower Hutt|NZ|G2|-41.217,174.917
Lianjiang|CN|30|21.647,110.282
Linxi|CN|10|39.712,118.45
Lishui|CN|02|28.46,119.91
Lahti|FI|07|60.983,25.662
League City|US|TX|29.507,-95.095
Lagos de Moreno|MX|14|21.357,-101.938
Lida|BY|03|53.883,25.3
Liberec|CZ|83|50.767,15.056
Lodhran|PK|04|29.534,71.632
Lugo|ES|58|43.01,-7.556
Lawton|US|OK|34.609,-98.39
Limpio|PY|06|-25.166,-57.486
Lubu|CN|30|23.172,112.283
Los Baños|PH|40|14.17,121.242
Lee's Summit|US|MO|38.911,-94.382
Leskovac|RS|SE|42.998,21.946
Livonia|US|MI|42.368,-83.353
Lawrence|US|KS|38.972,-95.235
Lere|NG|23|10.386,8.573
Leuven|BE|VLG|50.88,4.701
Lianzhou|CN|30|24.782,112.371
Lynn|US|MA|42.467,-70.949
Longmont|US|CO|40.167,-105.102
Lorca|ES|31|37.671,-1.702
Longquan|CN|29|24.672,102.161
Leeuwarden|NL|02|53.201,5.809
Lingyuan|CN|19|41.24,119.401
Lünen|DE|07|51.616,7.529
Lüleburgaz|TR|39|41.404,27.359
Luimneach|IE|M|52.665,-8.623
Luckeesarai|IN|34|25.177,86.095
Lucheng|CN|01|31.234,117.281
Lhokseumawe|ID|01|5.18,97.151
Lengshuitan|CN|11|26.411,111.596
La Spezia|IT|08|44.103,9.824
Livermore|US|CA|37.682,-121.768
Ludwigsburg|DE|01|48.897,9.192
Lund|SE|27|55.706,13.193
La Victoria|VE|04|10.227,-67.331
Lokossa|BJ|15|6.639,1.717
Louis Trichardt|ZA|09|-23.044,29.903
Lehigh Acres|US|FL|26.625,-81.625
Las Rozas de Madrid|ES|29|40.493,-3.874
Los Reyes Acaquilpan|MX|15|19.364,-98.977
Liepāja|LV|16|56.505,21.011
Laojunmiao|CN|15|39.833,97.733
Lingdong|CN|08|46.567,131.145
La Piedad|MX|16|20.342,-102.031
Lake Forest|US|CA|33.647,-117.689
Lüshun|CN|19|38.8,121.267
Lākshām|BD|84|23.24,91.121
Longview|US|TX|32.501,-94.74
La Dorada|CO|37|5.448,-74.663
Luján|AR|01|-34.57,-59.105
Lucca|IT|16|43.844,10.504
Lakewood|US|CA|33.854,-118.134
Lavras|BR|15|-21.245,-45
Leme|BR|27|-22.186,-47.39
Lalupon|NG|32|7.468,4.066
Largo|US|FL|27.91,-82.788
Lecce|IT|13|40.355,18.172
Loushanguan|CN|18|28.137,106.822
Lawrence|US|MA|42.707,-71.163
Lynchburg|US|VA|37.414,-79.142
La Goulette|TN|36|36.818,10.305
Lido di Ostia|IT|07|41.732,12.277
Lüdenscheid|DE|07|51.22,7.627
Layyah|PK|04|30.961,70.939
Linping|CN|02|30.422,120.297
Linkou|CN|08|45.286,130.262
Lubin|PL|72|51.401,16.201
Lisburn|GB|NIR|54.523,-6.035
Linqu|CN|25|36.516,118.54
La Rochelle|FR|75|46.163,-1.152
Liangxiang|CN|22|39.736,116.133
Luxembourg|LU|LU|49.612,6.13
La Louvière|BE|WAL|50.487,4.188
Lorena|BR|27|-22.731,-45.125
Latina|IT|07|41.466,12.904
Lae|PG|14|-6.723,146.996
Lake Charles|US|LA|30.213,-93.204
Lintong|CN|26|34.378,109.209
La Libertad|EC|10|-2.233,-80.91
Laixi|CN|25|36.859,120.527
Loveland|US|CO|40.398,-105.075
Layton|US|UT|41.06,-111.971
Lanxi|CN|02|29.216,119.472
Labuan|MY|15|5.28,115.248
Luocheng|CN|32|29.385,104.029
Lichuan|CN|12|30.3,108.85
Lanxi|CN|08|46.258,126.283
Licheng|CN|04|31.428,119.484
Limbe|CM|09|4.024,9.206
Larnaca|CY|03|34.923,33.623
Lynwood|US|CA|33.93,-118.211
Lauderhill|US|FL|26.14,-80.213
Lianzhou|CN|16|21.666,109.201
Lüneburg|DE|06|53.251,10.414
Lafayette|US|IN|40.417,-86.875
Lowestoft|GB|ENG|52.475,1.752
Lelystad|NL|16|52.508,5.475
Lethbridge|CA|01|49.7,-112.819
Lamezia Terme|IT|03|38.963,16.309
Lisala|CD|02|2.151,21.517
Le Tampon|RE|RE|-21.277,55.518
Las Piedras|UY|02|-34.73,-56.219
Linares|CL|11|-35.847,-71.593
Lins|BR|27|-21.679,-49.742
Larbaâ|DZ|20|36.565,3.154
Linjiang|CN|05|41.807,126.908
Libon|PH|05|13.3,123.439
Lys’va|RU|90|58.109,57.805
Lodja|CD|27|-3.521,23.601
Langarūd|IR|08|37.195,50.153
Luorong|CN|16|24.406,109.609
Lippstadt|DE|07|51.674,8.345
Louga|SN|13|15.619,-16.224
Liuhe|CN|05|42.24,125.717
La Mohammedia|TN|36|36.674,10.156
Lod|IL|02|31.947,34.89
Lianyuan|CN|11|27.688,111.664
Leninogorsk|RU|73|54.603,52.461
Loures|PT|14|38.831,-9.168
Luoyang|CN|07|24.959,118.683
Lesosibirsk|RU|91|58.236,92.483
Lahat|ID|32|-3.785,103.543
Lichtenburg|ZA|10|-26.152,26.16
Laguna Niguel|US|CA|33.523,-117.708
Lajeado|BR|23|-29.467,-51.961
Lala Musa|PK|04|32.701,73.957
Lalmonirhat|BD|87|25.917,89.446
La Villa del Rosario|VE|23|10.326,-72.313
Lincheng|CN|31|19.908,109.686
Lodi|US|CA|38.13,-121.272
La Línea de la Concepción|ES|51|36.168,-5.348
Łomża|PL|81|53.178,22.059
Lorain|US|OH|41.453,-82.182
Leszno|PL|86|51.84,16.575
Linares|MX|19|24.858,-99.568
Limón|CR|06|9.991,-83.036
Les Abymes|GP|GP|16.273,-61.505
Lugano|CH|TI|46.01,8.96
La Seyne-sur-Mer|FR|93|43.103,5.878
Lozova|UA|07|48.889,36.318
Levallois-Perret|FR|11|48.894,2.289
La Habra|US|CA|33.932,-117.946
Lake Elsinore|US|CA|33.668,-117.327
Labinsk|RU|38|44.634,40.736
Lobnya|RU|47|56.01,37.482
Lakshmīpur|BD|84|22.944,90.83
Lishu|CN|05|43.305,124.328
Linares|ES|51|38.095,-3.636
La Chorrera|PA|13|8.88,-79.783
Lakeville|US|MN|44.65,-93.243
Lokoja|NG|41|7.797,6.74
Langzhong|CN|32|31.55,105.994
Lādnūn|IN|24|27.653,74.4
Landshut|DE|02|48.53,12.162
Longgang|CN|25|37.652,120.331
Laascaanood|SO|22|8.477,47.36
La Mesa|US|CA|32.768,-117.023
Loughborough|GB|ENG|52.767,-1.2
Laibin|CN|16|23.7,109.267
Lakewood|US|WA|47.172,-122.518
La Roche-sur-Yon|FR|52|46.667,-1.433
Langenfeld|DE|07|51.108,6.948
Lancaster|US|PA|40.038,-76.306
Lappeenranta|FI|09|61.059,28.189
Lamongan|ID|08|-7.117,112.417
Langtoucun|CN|19|40.041,124.335
Littlehampton|GB|ENG|50.811,-0.541
Los Patios|CO|21|7.838,-72.504
Labé|GN|L|11.318,-12.283
Lonavla|IN|16|18.753,73.406
Lehi|US|UT|40.392,-111.851
Los Dos Caminos|VE|15|10.494,-66.829
Lorient|FR|53|47.746,-3.366
Lop Buri|TH|34|14.798,100.654
Legnano|IT|09|45.598,8.915
Lençóis Paulista|BR|27|-22.599,-48.8
Langxiang|CN|08|46.95,128.868
Luzern|CH|LU|47.05,8.306
Los Andes|CL|01|-32.834,-70.598
Lakhdaria|DZ|21|36.565,3.593
Lingayen|PH|01|16.022,120.232
Livingston|GB|SCT|55.903,-3.523
Linghai|CN|19|41.165,121.367
Lạng Sơn|VN|39|21.853,106.761
Liski|RU|86|50.984,39.515
Lāharpur|IN|36|27.708,80.903
Lubao|PH|03|14.941,120.601
Linqiong|CN|32|30.416,103.461
Lesnoy|RU|71|57.62,63.078
Lingcheng|CN|16|22.707,110.349
Liaozhong|CN|19|41.506,122.724
Langsa|ID|01|4.468,97.968
Lakewood|US|NJ|40.098,-74.218
Lake Havasu City|US|AZ|34.484,-114.322
Los Polvorines|AR|01|-34.503,-58.706
Lohārdagā|IN|38|23.433,84.68
Levittown|US|PA|40.155,-74.829
Livny|RU|56|52.425,37.607
Limay|PH|03|14.562,120.598
Lunglei|IN|31|22.892,92.742
Lubny|UA|18|50.016,32.997
Lautoka|FJ|05|-17.617,177.45
Lenexa|US|KS|38.954,-94.734
La Crosse|US|WI|43.801,-91.24
Lamía|GR|ESYE24|38.9,22.433
Levittown|US|NY|40.726,-73.514
Latacunga|EC|07|-0.935,-78.616
Lingen|DE|06|52.521,7.318
Leesburg|US|VA|39.116,-77.564
Legionowo|PL|78|52.401,20.927
Lakewood|US|OH|41.482,-81.798
Lytkarino|RU|47|55.583,37.905
Laval|FR|52|48.073,-0.763
Langenhagen|DE|06|52.448,9.737
Logan|US|UT|41.735,-111.834
Lota|CL|06|-37.09,-73.158
Labuhan Deli|ID|26|3.728,98.674
Llanelli|GB|WLS|51.682,-4.162
La Mirada|US|CA|33.917,-118.012
La Estrella|CO|02|6.158,-75.643
Libertador General San Martín|AR|10|-23.806,-64.788
Liloan|PH|07|10.399,123.999
Lachhmangarh Sīkar|IN|24|27.823,75.028
Le Blanc-Mesnil|FR|11|48.939,2.461
Long Eaton|GB|ENG|52.899,-1.271
Lawrence|US|IN|39.839,-86.025
Luwuk|ID|21|-0.952,122.787
Leribe|LS|12|-28.872,28.045
Luang Prabang|LA|17|19.886,102.135
Lancaster|GB|ENG|54.046,-2.8
Lörrach|DE|01|47.615,7.665
Leopoldina|BR|15|-21.532,-42.643
Lecco|IT|09|45.856,9.397
Lucaya|BS|25|26.533,-78.667
Lincoln|US|CA|38.892,-121.293
Lacey|US|WA|47.034,-122.823
Littleton|US|CO|39.613,-105.017
La Lima|HN|06|15.433,-87.917
Leonberg|DE|01|48.8,9.017
Lagarto|BR|28|-10.917,-37.65
Liberia|CR|03|10.635,-85.438
Leiria|PT|13|39.744,-8.807
Linden|GY|18|6.008,-58.307
Lagunillas|VE|23|10.13,-71.259
Lompoc|US|CA|34.639,-120.458
Lashkar Gāh|AF|10|31.594,64.372
Lehrte|DE|06|52.372,9.979
Lahr|DE|01|48.34,7.869
Llefià|ES|56|41.438,2.22
Lombard|US|IL|41.88,-88.008
Lambayeque|PE|14|-6.701,-79.906
Leigh|GB|ENG|53.496,-2.52
Luleå|SE|14|65.584,22.155
Leatherhead|GB|ENG|51.297,-0.334
Letchworth Garden City|GB|ENG|51.979,-0.227
Le Cannet|FR|93|43.577,7.019
Lugoj|RO|36|45.689,21.903
Lamphun|TH|05|18.581,99.007
Lagoa da Prata|BR|15|-20.023,-45.544
Lubao|CD|21|-5.388,25.749
Las Choapas|MX|30|17.912,-94.096
Lomonosov|RU|66|59.906,29.773
Lidingö|SE|26|59.367,18.133
Limoeiro|BR|30|-7.875,-35.45
Lucena|ES|51|37.409,-4.485
Lālmohan|BD|85|22.338,90.737
Lovech|BG|46|43.133,24.717
Linden|US|NJ|40.622,-74.245
Lemgo|DE|07|52.028,8.899
Lindi|TZ|07|-9.997,39.716
Lincoln|AR|01|-34.866,-61.53
Lesozavodsk|RU|59|45.479,133.428
Limbdi|IN|09|22.565,71.811
Landau in der Pfalz|DE|08|49.198,8.117
Leominster|US|MA|42.525,-71.76
Lushnjë|AL|44|40.942,19.705
Lusambo|CD|27|-4.975,23.444
Lyudinovo|RU|25|53.866,34.448
Lytham St Annes|GB|ENG|53.743,-2.997
La Trinidad|PH|15|16.455,120.588
La Orotava|ES|53|28.391,-16.523
La Carlota|PH|06|10.424,122.921
Lake Ridge|US|VA|38.688,-77.298
Lugulu|KE|13|0.393,34.304
Le Port|RE|RE|-20.938,55.294
Lodi|IT|09|45.31,9.501
La Puente|US|CA|34.02,-117.95
Lorica|CO|12|9.236,-75.814
La Quinta|US|CA|33.663,-116.31
Luga|RU|42|58.737,29.845
Laatzen|DE|06|52.315,9.797
Langepas|RU|32|61.254,75.212
Lisakovsk|KZ|13|52.547,62.5
Lancaster|US|OH|39.714,-82.599
Laguna|BR|26|-28.483,-48.781
Lumut|MY|07|4.232,100.63
Löhne|DE|07|52.188,8.692
Livry-Gargan|FR|11|48.919,2.543
Lloret de Mar|ES|56|41.7,2.846
Le Lamentin|MQ|MQ|14.613,-61
Los Reyes de Salgado|MX|16|19.59,-102.472
Letpandan|MM|16|17.787,95.751
Lancaster|US|TX|32.592,-96.756
Leningradskaya|RU|38|46.321,39.388
Lake Oswego|US|OR|45.421,-122.671
Lagoa Santa|BR|15|-19.63,-43.901
Lawas|MY|11|4.86,115.409
Little Elm|US|TX|33.163,-96.938
Lens|FR|32|50.433,2.828
Lyantor|RU|32|61.619,72.155
Lakota|CI|95|5.848,-5.682
Leander|US|TX|30.579,-97.853
Lima|US|OH|40.743,-84.105
Loralai|PK|02|30.371,68.598
Leyland|GB|ENG|53.698,-2.688
Levice|SK|04|48.216,18.607
Lokeren|BE|VLG|51.104,3.993
Los Realejos|ES|53|28.385,-16.583
Lake Worth|US|FL|26.617,-80.072
Leh|IN|41|34.165,77.584
Leighton Buzzard|GB|ENG|51.917,-0.658
Los Banos|US|CA|37.058,-120.85
Lissone|IT|09|45.612,9.24
La Courneuve|FR|11|48.928,2.396
Lincoln Park|US|MI|42.251,-83.179
Lynnwood|US|WA|47.821,-122.315
Longview|US|WA|46.138,-122.938
La Chaux-de-Fonds|CH|NE|47.1,6.826
Los Palacios y Villafranca|ES|51|37.162,-5.924
Leinfelden-Echterdingen|DE|01|48.694,9.168
La Ceja|CO|02|6.031,-75.433
Licata|IT|15|37.103,13.94
Lào Cai|VN|90|22.486,103.971
Lakki|PK|03|32.607,70.912
La Troncal|EC|04|-2.424,-79.34
Lufkin|US|TX|31.338,-94.729
Lewiston|US|ME|44.1,-70.215
Lage|DE|07|51.992,8.793
Llucmajor|ES|07|39.491,2.891
Leavenworth|US|KS|39.311,-94.922
Lohja|FI|01|60.249,24.065
La Rinconada|ES|51|37.486,-5.981
Limache|CL|01|-33.017,-71.267
Linton Hall|US|VA|38.76,-77.575
Lūnāvāda|IN|09|23.128,73.61
Langen|DE|05|49.99,8.669
Loei|TH|18|17.491,101.727
Lanciano|IT|01|42.227,14.39
La Barca|MX|14|20.288,-102.545
Luebo|CD|18|-5.352,21.422
Lębork|PL|82|54.539,17.75
La Porte|US|TX|29.666,-95.019
Lakshmeshwar|IN|19|15.127,75.469
La Asunción|VE|17|11.033,-63.863
Lugazi|UG|C|0.368,32.938
La Unión|PE|20|-5.402,-80.742
Lauderdale Lakes|US|FL|26.166,-80.208
La Vergne|US|TN|36.016,-86.582
Los Rastrojos|VE|13|10.026,-69.242
Leawood|US|KS|38.967,-94.617
Liévin|FR|32|50.42,2.781
Ladispoli|IT|07|41.951,12.075
La Presa|US|CA|32.708,-116.997
Leer|DE|06|53.232,7.461
La Virginia|CO|24|4.9,-75.882
Limburg an der Lahn|DE|05|50.384,8.05
Luuq|SO|06|3.803,42.544
L'Aquila|IT|01|42.351,13.4
Lebaksiu|ID|07|-7.05,109.144
Labuan|ID|33|-6.378,105.83
Long Beach|US|NY|40.588,-73.658
Lawndale|US|CA|33.887,-118.353
La Sebala du Mornag|TN|27|36.679,10.292
La Oroya|PE|12|-11.519,-75.899
Las Tejerías|VE|04|10.254,-67.173
Lebowakgomo|ZA|09|-24.2,29.5
Lier|BE|VLG|51.131,4.57
Lakhyabad|IN|28|23.667,86.667
La Ciotat|FR|93|43.175,5.604
Leamington|CA|08|42.05,-82.6
Lahār|IN|35|26.194,78.941
Lichfield|GB|ENG|52.682,-1.825
La Verne|US|CA|34.101,-117.768
Lenbe|HT|09|19.706,-72.403
Lewiston|US|ID|46.417,-117.018
Lukhovitsy|RU|47|54.977,39.044
Landskrona|SE|27|55.871,12.83
Lucera|IT|13|41.505,15.339
Laramie|US|WY|41.311,-105.591
Les Mureaux|FR|11|48.992,1.91
Limbiate|IT|09|45.6,9.125
Le Perreux-sur-Marne|FR|11|48.85,2.5
Lower Earley|GB|ENG|51.427,-0.92
Land O' Lakes|US|FL|28.219,-82.458
Lommel|BE|VLG|51.231,5.313
Lālganj|IN|34|25.869,85.174
Laguna Hills|US|CA|33.613,-117.713
Lampertheim|DE|05|49.598,8.473
Lahān|NP|2|26.72,86.483
Loma Bonita|MX|20|18.107,-95.879
Lālsot|IN|24|26.56,76.329
Lewiston Orchards|US|ID|46.38,-116.975
Lloydminster|CA|01|53.272,-110.023
Lexington|US|MA|42.447,-71.225
Lalian|PK|04|31.825,72.801
Lohmar|DE|07|50.839,7.214
Leioa|ES|59|43.327,-2.989
Liptovský Mikuláš|SK|08|49.081,19.622
Likino-Dulevo|RU|47|55.708,38.954
Louveira|BR|27|-23.086,-46.951
Lucban|PH|40|14.114,121.556
Lakeside|US|FL|30.13,-81.768
Long Branch|US|NJ|40.304,-73.992
Lake Stevens|US|WA|48.015,-122.064
Lobatse|BW|16|-25.224,25.677
Los Gatos|US|CA|37.227,-121.975
Lökbatan|AZ|09|40.326,49.734
Los Altos|US|CA|37.385,-122.114
L’Arbaa Naït Irathen|DZ|14|36.631,4.199
Lawrenceville|US|GA|33.956,-83.988
Lupeni|RO|21|45.36,23.238
Łuków|PL|75|51.929,22.38
Liberty|US|MO|39.246,-94.419
Lumbang|PH|40|14.297,121.46
Lebanon|US|TN|36.208,-86.291
Lardjem|DZ|56|35.749,1.548
Las Animas|CL|17|-39.809,-73.218
Lazarevskoye|RU|38|43.909,39.331
Lomme|FR|32|50.644,2.987
Laplace|US|LA|30.067,-90.481
Łowicz|PL|74|52.107,19.945
Levittown|PR|137|18.45,-66.182
Lingsugūr|IN|19|16.159,76.522
L'Haÿ-les-Roses|FR|11|48.779,2.337
Lukuledi|TZ|11|-10.567,38.8
La Rinconada|PE|21|-14.631,-69.446
Leticia|CO|01|-4.215,-69.941
LaGrange|US|GA|33.039,-85.031
Louvain-la-Neuve|BE|WAL|50.668,4.614
Limoeiro do Norte|BR|06|-5.146,-38.098
Lampa|CL|12|-33.286,-70.876
Leusden|NL|09|52.133,5.432
Le Chesnay|FR|11|48.822,2.122
Lake in the Hills|US|IL|42.182,-88.33
Lasem|ID|07|-6.692,111.453
La Salud|CU|MA|22.872,-82.423
Le Gosier|GP|GP|16.206,-61.493
Laon|FR|32|49.563,3.627
Lambersart|FR|32|50.65,3.033
Lake Magdalene|US|FL|28.074,-82.472
Lākheri|IN|24|25.672,76.177
Lālgola|IN|28|24.422,88.252
Lansing|US|IL|41.565,-87.539
Luwero|UG|C|0.849,32.473
La Garde|FR|93|43.125,6.01
Líbano|CO|28|4.922,-75.062
Lyman|UA|05|48.986,37.803
Lučenec|SK|01|48.332,19.667
Lennestadt|DE|07|51.117,8.067
Lipkovo|MK|59|42.156,21.585
Llallagua|BO|07|-18.424,-66.584
Losal|IN|24|27.4,74.917
Labasa|FJ|03|-16.433,179.365
Le Kremlin-Bicêtre|FR|11|48.815,2.361
Livingston|US|NJ|40.796,-74.315
Lafayette|US|CO|39.994,-105.09
Lebedyn|UA|21|50.585,34.485
Lucas|BR|14|-16.333,-55.933
Liverpool|AU|02|-33.919,150.926
Leyva Solano|MX|25|25.662,-108.637
Lake Jackson|US|TX|29.034,-95.434
Leichlingen|DE|07|51.106,7.019
Lindenhurst|US|NY|40.687,-73.373
La Teste-de-Buch|FR|75|44.633,-1.145
Lupon|PH|11|6.898,126.01
Leimen|DE|01|49.347,8.687
La Tebaida|CO|23|4.453,-75.787
La Fría|VE|20|8.215,-72.249
Labytnangi|RU|87|66.657,66.418
Limbach-Oberfrohna|DE|13|50.859,12.762
Libenge|CD|28|3.653,18.636
La Peca|PE|01|-5.611,-78.435
Litvínov|CZ|89|50.604,13.618
Landsberg am Lech|DE|02|48.048,10.883
Las Breñas|AR|03|-27.09,-61.082
Lerum|SE|28|57.771,12.269
Léo|BF|06|11.1,-2.107
La Possession|RE|RE|-20.929,55.335
La Unión|SV|07|13.337,-87.844
Lemon Grove|US|CA|32.743,-117.031
La Mesa|CO|33|5.267,-73.917
Lar|IN|36|26.204,83.969
Lom|BG|47|43.821,23.237
Lunel|FR|76|43.678,4.136
Le Grand-Quevilly|FR|28|49.401,1.046
Las Pintitas|MX|14|20.564,-103.302
Lebrija|ES|51|36.921,-6.075
Luboń|PL|86|52.347,16.893
Lauf an der Pegnitz|DE|02|49.514,11.282
La Garenne-Colombes|FR|11|48.905,2.247
Liwá|OM|11|24.531,56.563
Lübbecke|DE|07|52.307,8.614
La Unión|CL|17|-40.293,-73.082
Laurel|US|MD|39.099,-76.848
Limbang|MY|11|4.75,115
Lago da Pedra|BR|13|-4.287,-45.238
Leiderdorp|NL|11|52.158,4.529
Lepe|ES|51|37.255,-7.204
Lafayette|US|CA|37.886,-122.118
La Paz|PH|03|15.441,120.729
Les Ulis|FR|11|48.682,2.169
Lopez|PH|40|13.884,122.26
Los Palacios|CU|01|22.589,-83.247
Lemoore|US|CA|36.301,-119.783
Lapa|BR|18|-25.77,-49.716
Le Creusot|FR|27|46.807,4.416
Lebanon|US|PA|40.341,-76.411
Limonar|CU|03|22.95,-81.411
Lochearn|US|MD|39.341,-76.722
Lumding Railway Colony|IN|03|25.749,93.17
Lajedo|BR|30|-8.664,-36.32
La Guaira|VE|26|10.602,-66.933
Lockport|US|IL|41.589,-88.058
Luchingu|TZ|11|-10.9,39.333
Lohne|DE|06|52.666,8.238
Lady Frere|ZA|05|-31.703,27.233
Lainate|IT|09|45.572,9.027
Luninyets|BY|01|52.247,26.805
La Ligua|CL|01|-32.452,-71.231
Lodi|US|NJ|40.882,-74.083
Laç|AL|48|41.636,19.713
Lamin|GM|07|13.352,-16.434
La Calera|AR|05|-31.344,-64.335
Lanaken|BE|VLG|50.893,5.647
La Paz|AR|08|-30.742,-59.645
Laredo|PE|13|-8.09,-78.96
Lagdo|CM|13|9.058,13.666
La Isla|MX|30|18.6,-96.15
Lamu|KE|30|-2.272,40.902
Lindau|DE|02|47.546,9.684
Litoměřice|CZ|89|50.533,14.132
Lisieux|FR|28|49.147,0.229
Lagoa Vermelha|BR|23|-28.209,-51.526
La Castellana|PH|06|10.324,123.022
Lanester|FR|53|47.761,-3.34
Longonjo|AO|08|-12.907,15.253
Loreto|MX|32|22.272,-101.989
Libourne|FR|75|44.914,-0.242
Le Bouscat|FR|75|44.865,-0.599
Lushoto|TZ|18|-4.783,38.283
Licenciado Benito Juárez (Campo Gobierno)|MX|25|24.657,-107.545
Ludwigsfelde|DE|11|52.303,13.254
Lubliniec|PL|83|50.669,18.684
Lentini|IT|15|37.286,14.997
Lüdinghausen|DE|07|51.768,7.444
Loma Linda|US|CA|34.048,-117.261
La Gomera|GT|06|14.082,-91.054
Lesnoy|RU|71|58.637,59.802
Le Robert|MQ|MQ|14.678,-60.942
Lālganj|IN|36|25.932,81.705
Lumezzane|IT|09|45.648,10.265
Lensk|RU|63|60.725,114.928
Langley|CA|02|49.101,-122.659
La Madeleine|FR|32|50.646,3.076
Lyskovo|RU|51|56.033,45.042
Lādwa|IN|10|29.994,77.046
Lazarevac|RS|SE|44.385,20.256
L’govskiy|RU|41|51.631,35.278
La Paz Centro|NI|08|12.34,-86.675
La Unión|CO|29|4.533,-76.103
Lofthouse|GB|ENG|53.729,-1.497
Loves Park|US|IL|42.32,-89.058
Laḩij|YE|24|13.057,44.882
Lermontov|RU|70|44.107,42.973
Laguna Beach|US|CA|33.542,-117.783
Ladang Seri Kundang|MY|12|3.286,101.519
Laranjeiras|BR|28|-10.806,-37.17
Loandjili|CG|15|-4.756,11.858
La Valette-du-Var|FR|93|43.138,5.983
Larvik|NO|38|59.053,10.035
Loulé|PT|09|37.138,-8.02
Landover|US|MD|38.934,-76.897
Loon op Zand|NL|06|51.627,5.075
Lidköping|SE|28|58.505,13.158
Ladera Ranch|US|CA|33.571,-117.636
Litherland|GB|ENG|53.47,-2.998
Lebedyan’|RU|43|53.019,39.166
Lisle|US|IL|41.801,-88.075
Lincolnia|US|VA|38.818,-77.143
Lubartów|PL|75|51.46,22.61
Las Pintas de Arriba|MX|14|20.574,-103.323
Lustenau|AT|08|47.426,9.659
Lennox|US|CA|33.938,-118.353
Lāthi|IN|09|21.723,71.388
Lindlar|DE|07|51.02,7.378
Le Puy-en-Velay|FR|84|45.044,3.885
Lerma de Villada|MX|15|19.289,-99.512
Llíria|ES|60|39.629,-0.598
Lengerich|DE|07|52.187,7.86
Le Moule|GP|GP|16.332,-61.347
Le Petit-Quevilly|FR|28|49.413,1.062
Leisure City|US|FL|25.495,-80.429
Lormont|FR|75|44.877,-0.519
Lajas|CU|08|22.415,-80.293
Lalago|TZ|31|-3.45,33.95
Lyubotyn|UA|07|49.947,35.929
Le Plessis-Robinson|FR|11|48.789,2.271
Liwonde|MW|S|-15.067,35.225
Lunsar|SL|02|8.684,-12.535
Langford|CA|02|48.45,-123.503
Losser|NL|15|52.261,7.004
Leutkirch|DE|01|47.827,10.021
Lebu|CL|06|-37.608,-73.654
Lisse|NL|11|52.26,4.557
Los Barrios|ES|51|36.185,-5.492
Lolodorf|CM|14|3.233,10.733
Lubań|PL|72|51.12,15.288
Ludlow|US|MA|42.16,-72.476
Lodeynoye Pole|RU|42|60.726,33.553
Losino-Petrovskiy|RU|47|55.87,38.201
Loos|FR|32|50.61,3.019
Le Mée-sur-Seine|FR|11|48.532,2.628
LaPorte|US|IN|41.611,-86.723
La Oliva|ES|53|28.611,-13.929
Leesburg|US|FL|28.811,-81.878
Loma de Gato|PH|03|14.789,120.999
Łaziska Górne|PL|83|50.15,18.842
La Porte|US|IN|41.608,-86.714
Labis|MY|01|2.385,103.021
Laungowāl|IN|23|30.194,75.681
Lavradio|PT|19|38.668,-9.052
Luchegorsk|RU|59|46.477,134.195
Linëvo|RU|53|54.459,83.376
Las Matas de Farfán|DO|23|18.873,-71.517
Lake Sebu|PH|12|6.225,124.71
Lonār|IN|16|19.985,76.52
La Prairie|CA|10|45.417,-73.499
Laguna de Duero|ES|55|41.582,-4.723
Łęczna|PL|75|51.301,22.881
Lydenburg|ZA|07|-25.096,30.444
Lincoln|US|RI|41.921,-71.435
Lumberton|US|NC|34.618,-79.01
Legnago|IT|20|45.194,11.302
Luckenwalde|DE|11|52.09,13.168
Lebach|DE|09|49.411,6.91
Lunéville|FR|44|48.593,6.494
Lautaro|CL|04|-38.531,-72.437
Loja|ES|51|37.169,-4.151
La Celle-Saint-Cloud|FR|11|48.85,2.145
Livadeiá|GR|ESYE24|38.436,22.877
Lannion|FR|53|48.733,-3.455
Ladyzhyn|UA|23|48.685,29.237
Lower Sackville|CA|07|44.776,-63.679
Lichtenfels|DE|02|50.146,11.059
Lugo|IT|05|44.421,11.911
Laranjal Paulista|BR|27|-23.05,-47.837
Lalín|ES|58|42.661,-8.113
Lenger|KZ|10|42.182,69.886
Les Lilas|FR|11|48.88,2.421
Luena|AO|14|-11.783,19.917
Las Torres de Cotillas|ES|31|38.028,-1.242
Laurelton|US|NY|40.67,-73.747
Lino Lakes|US|MN|45.16,-93.089
l'Alfàs del Pi|ES|60|38.581,-0.103
Laventille|TT|SJL|10.649,-61.499
Laranjeira|PT|19|38.656,-9.154
Lalgudi|IN|25|10.874,78.819
Linda-a-Velha|PT|14|38.714,-9.242
Lathrop|US|CA|37.823,-121.277
Las Margaritas|MX|05|16.313,-91.981
Lomita|US|CA|33.792,-118.315
Longjumeau|FR|11|48.695,2.307
Lātehār|IN|38|23.744,84.5
Los Llanos de Aridane|ES|53|28.659,-17.918
Leerdam|NL|09|51.893,5.092
Liberal|US|KS|37.043,-100.921
Latham|US|NY|42.747,-73.759
Lambaréné|GA|03|-0.7,10.241
Lons-le-Saunier|FR|27|46.675,5.556
Linstead|JM|10|18.137,-77.032
Lagny-sur-Marne|FR|11|48.867,2.717
Lakeside|US|CA|32.857,-116.922
Lake Worth Corridor|US|FL|26.616,-80.101
Lockport|US|NY|43.171,-78.69
Lebanon|US|OH|39.435,-84.203
Laranjeiro|PT|09|37.068,-7.808
Libertyville|US|IL|42.283,-87.953
La Pobla de Vallbona|ES|60|39.597,-0.555
Louisville|US|CO|39.978,-105.132
Lindsay|CA|08|44.35,-78.733
La Cañada Flintridge|US|CA|34.199,-118.188
Lodwar|KE|51|3.12,35.596
Lynn Haven|US|FL|30.245,-85.648
Lake Ronkonkoma|US|NY|40.835,-73.131
Lexington|US|SC|33.982,-81.236
La Orilla|MX|16|17.996,-102.227
Lucapa|AO|17|-8.419,20.745
Lérida|CO|28|4.862,-74.91
Lyndhurst|US|NJ|40.812,-74.124
Lake Zurich|US|IL|42.197,-88.093
Livramento do Brumado|BR|05|-13.651,-41.846
La Paz|UY|02|-34.76,-56.226
Loch Garman|IE|L|52.334,-6.457
Laboulaye|AR|05|-34.127,-63.391
Leek|GB|ENG|53.104,-2.022
Lealman|US|FL|27.821,-82.679
Les Pennes-Mirabeau|FR|93|43.41,5.308
Llazicë|XK|10097361|42.555,20.763
Levin|NZ|F3|-40.633,175.275
Les Pavillons-sous-Bois|FR|11|48.907,2.506
La Ermita|MX|11|21.152,-101.733
Lochristi|BE|VLG|51.096,3.832
Le François|MQ|MQ|14.615,-60.903
La Crescenta-Montrose|US|CA|34.232,-118.235
Leek|NL|04|53.163,6.376
Lugu|TW|04|23.746,120.752
Lichtenvoorde|NL|03|51.987,6.567
Lynbrook|US|NY|40.655,-73.672
Lāwar Khās|IN|36|29.111,77.778
Lake Shore|US|MD|39.107,-76.485
Lomas del Sur|MX|14|20.492,-103.418
Lake Forest|US|IL|42.259,-87.841
Laï|TD|14|9.397,16.301
Lora del Río|ES|51|37.659,-5.528
Lutz|US|FL|28.151,-82.461
Lexington|US|NC|35.824,-80.253
Liwale|TZ|07|-9.767,37.933
La Plata|CO|16|2.393,-75.892
Laksar|IN|39|29.759,78.041
Louviers|FR|28|49.217,1.167
Laur|PH|03|15.586,121.183
Lumphat|KH|23|13.491,106.98
Laela|TZ|24|-8.567,32.05
Louny|CZ|89|50.357,13.797
Limeil-Brévannes|FR|11|48.745,2.487
Lillehammer|NO|34|61.115,10.466
Laupheim|DE|01|48.228,9.879
Leposaviq|XK|10097358|43.104,20.803
Likisá|TL|LI|-8.588,125.342
Lauchhammer|DE|11|51.488,13.766
Langen|DE|06|53.606,8.595
Laurel|US|MS|31.694,-89.131
Lagos|PT|09|37.102,-8.674
Lutuhyne|UA|14|48.405,39.227
Las Rosas|MX|05|16.366,-92.37
Langley Park|US|MD|38.989,-76.981
Lahnstein|DE|08|50.3,7.617
Lerdo de Tejada|MX|30|18.629,-95.52
Lezhë|AL|48|41.784,19.644
Lancing|GB|ENG|50.829,-0.322
Le Plessis-Trévise|FR|11|48.811,2.574
Lorton|US|VA|38.704,-77.228
Łask|PL|74|51.591,19.133
Limay|FR|11|48.996,1.741
La Jagua de Ibirico|CO|10|9.562,-73.334
Lachi|PK|03|33.383,71.337
La Flèche|FR|52|47.698,-0.076
La Chapelle-sur-Erdre|FR|52|47.296,-1.553
Luau|AO|14|-10.707,22.225
Laranjeiras do Sul|BR|18|-25.408,-52.416
Larne|GB|NIR|54.85,-5.817
Löbau|DE|13|51.1,14.667
Laudio / Llodio|ES|59|43.143,-2.962
Lilienthal|DE|06|53.142,8.903
Łańcut|PL|80|50.069,22.229
Loanda|BR|18|-22.923,-53.137
Lelydorp|SR|19|5.7,-55.233
Lanham-Seabrook|US|MD|38.968,-76.851
Letlhakane|BW|01|-21.415,25.593
Labo|PH|05|14.153,122.83
Lempäälä|FI|06|61.317,23.75
Limerick|US|PA|40.231,-75.522
Leça da Palmeira|PT|17|41.191,-8.7
Lackawanna|US|NY|42.826,-78.823
Leland|US|NC|34.256,-78.045
La Crau|FR|93|43.15,6.074
Lenoir|US|NC|35.914,-81.539
la Nucia|ES|60|38.614,-0.127
Libiąż|PL|77|50.104,19.316
Logansport|US|IN|40.754,-86.357
Le Pré-Saint-Gervais|FR|11|48.885,2.404
Lasarte|ES|59|43.268,-2.022
Lucé|FR|24|48.437,1.464
Les Clayes-sous-Bois|FR|11|48.822,1.987
La Baule-Escoublac|FR|52|47.292,-2.364
Linda|US|CA|39.128,-121.551
Laguilayan|PH|12|6.672,124.525
La Unión|ES|31|37.619,-0.878
Lagoa do Itaenga|BR|30|-7.936,-35.29
La Concepción|PA|02|8.512,-82.619
La Breita|PE|20|-4.257,-80.886
Lessines|BE|WAL|50.711,3.836
Lindenwold|US|NJ|39.824,-74.998
La Paz|HN|12|14.319,-87.679
Lat Yao|TH|16|15.751,99.789
Lübbenau|DE|11|51.862,13.952
Lyepyel’|BY|07|54.881,28.699
Les Coteaux|CA|10|45.283,-74.233
Lattes|FR|76|43.568,3.905
Lebbeke|BE|VLG|51.005,4.135
Lom Sak|TH|14|16.78,101.242
La Pineda|ES|56|41.076,1.185
Lewes|GB|ENG|50.874,0.009
Loikaw|MM|06|19.678,97.21
Lingolsheim|FR|44|48.558,7.683
Londerzeel|BE|VLG|51.005,4.303
Ladybrand|ZA|03|-29.194,27.457
Lavras da Mangabeira|BR|06|-6.753,-38.964
Lospalos|TL|LA|-8.522,126.998
Luduş|RO|27|46.483,24.1
Live Oak|US|CA|36.984,-121.981
Laukaa|FI|13|62.414,25.952
L'Isle-sur-la-Sorgue|FR|93|43.92,5.051
La Sierpe|CU|14|21.772,-79.268
La Vista|US|NE|41.184,-96.031
Lugoba|TZ|02|-6.45,38.333
Letterkenny|IE|U|54.95,-7.733
La Libertad|SV|05|13.488,-89.322
La Magdalena Tlaltelulco|MX|29|19.283,-98.196
Lede|BE|VLG|50.966,3.986
Longfield|GB|ENG|51.397,0.302
Lemont|US|IL|41.674,-88.002
La Providencia Siglo XXI|MX|13|20.064,-98.717
Le Vésinet|FR|11|48.893,2.133
Laoang|PH|08|12.57,125.014
Laurel|US|VA|37.643,-77.509
Lakinsk|RU|83|56.019,39.948
Los Reyes de Juárez|MX|21|18.949,-97.804
Losheim|DE|09|49.51,6.745
Llaillay|CL|01|-32.84,-70.956
Lemay|US|MO|38.533,-90.279
L'Eliana|ES|60|39.567,-0.533
Laja|CL|06|-37.284,-72.711
Lidzbark Warmiński|PL|85|54.126,20.58
Le Pecq|FR|11|48.893,2.104
L'Ancienne-Lorette|CA|10|46.794,-71.352
Lansdale|US|PA|40.242,-75.284
La Solana|ES|54|38.944,-3.238
Las Cabezas de San Juan|ES|51|36.984,-5.939
La Esperanza|GT|13|14.872,-91.561
La Maná|EC|07|-0.941,-79.225
Lymington|GB|ENG|50.758,-1.544
Lapai|NG|31|9.044,6.571
Łapy|PL|81|52.991,22.884
Louth|GB|ENG|53.367,-0.004
Laguna Woods|US|CA|33.61,-117.725
Loxstedt|DE|06|53.467,8.65
Las Gabias|ES|51|37.135,-3.67
Lice|TR|21|38.458,40.639
Lebanon|US|OR|44.537,-122.907
Laxou|FR|44|48.684,6.149
Loboc|PH|07|9.638,124.035
Lutes Mountain|CA|04|46.135,-64.905
Lędziny|PL|83|50.143,19.131
Lázaro Cárdenas|MX|02|30.528,-115.926
Laconia|US|NH|43.528,-71.47
Leopoldshöhe|DE|07|52.012,8.698
Le Pontet|FR|93|43.961,4.86
Lang Suan|TH|58|9.946,99.078
Lohr am Main|DE|02|49.989,9.572
Littau|CH|LU|47.05,8.263
Les Sables-d'Olonne|FR|52|46.496,-1.785
Leça do Bailio|PT|17|41.212,-8.634
Laem Sing|TH|48|12.482,102.074
La Roda|ES|54|39.207,-2.157
Landerneau|FR|53|48.453,-4.253
Lake Mary|US|FL|28.759,-81.318
Lembeni|TZ|06|-3.783,37.617
La Marque|US|TX|29.369,-94.971
L'Assomption|CA|10|45.823,-73.429
La Palma|US|CA|33.846,-118.047
Lebanon|US|IN|40.048,-86.469
La Carolina|ES|51|38.276,-3.615
les Escaldes|AD|08|42.507,1.534
Lutherville-Timonium|US|MD|39.44,-76.611
Ladário|BR|11|-19.005,-57.602
Lourdes|FR|76|43.1,-0.05
Ljungby|SE|12|56.833,13.941
Longmeadow|US|MA|42.05,-72.583
Lajinha|BR|15|-20.151,-41.623
La Grange|US|IL|41.805,-87.869
Lido|IT|20|45.41,12.366
Les Herbiers|FR|52|46.867,-1.017
La Cruz|MX|25|23.921,-106.892
Los Alcázares|ES|31|37.744,-0.85
Loncoche|CL|04|-39.367,-72.631
Lakhnādon|IN|35|22.6,79.601
Leduc|CA|01|53.267,-113.552
Long Beach|US|MS|30.35,-89.153
Lake Wales|US|FL|27.901,-81.586
Libres|MX|21|19.466,-97.687
Łęczyca|PL|74|52.06,19.2
Leteri|IN|35|24.06,77.409
Lognes|FR|11|48.835,2.63
Laurinburg|US|NC|34.774,-79.463
Lithia Springs|US|GA|33.794,-84.66
Las Delicias|MX|02|32.409,-116.944
Lille|BE|VLG|51.242,4.823
Lovisa|FI|01|60.457,26.225
Leixlip|IE|L|53.366,-6.496
Lake Butler|US|FL|28.502,-81.541
Llandudno|GB|WLS|53.325,-3.831
Lillerød|DK|17|55.875,12.346
Live Oak|US|TX|29.565,-98.336
Los Lunas|US|NM|34.806,-106.733
Łomianki|PL|78|52.334,20.886
Lauda-Königshofen|DE|01|49.565,9.708
Lucan|IE|L|53.357,-6.449
Lancenigo-Villorba|IT|20|45.713,12.257
Lieto|FI|02|60.51,22.462
Lilio|PH|40|14.131,121.436
Ludvika|SE|10|60.15,15.188
Ledyard|US|CT|41.44,-72.014
Le Hochet|MU|16|-20.135,57.521
Leninsk|RU|84|48.702,45.198
Lüderitz|NA|31|-26.648,15.154
Lamont|US|CA|35.26,-118.914
La Falda|AR|05|-31.088,-64.49
Lālpur|IN|09|22.191,69.964
La Unión|CO|20|1.605,-77.132
La Trinité|MQ|MQ|14.738,-60.963
Larkhall|GB|SCT|55.733,-3.967
La Punta|AR|19|-33.184,-66.313
Lukolela|CD|02|-1.06,17.182
Lyasny|BY|05|54.007,27.696
le Plateau|CA|10|45.435,-75.78
`;
