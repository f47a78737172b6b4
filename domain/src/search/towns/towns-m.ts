/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Mumbai|IN|16|19.073,72.883
Mexico City|MX|09|19.428,-99.128
Moscow|RU|48|55.752,37.616
Melbourne|AU|07|-37.814,144.963
Madrid|ES|29|40.416,-3.703
Mogadishu|SO|02|2.037,45.344
Mashhad|IR|42|36.316,59.568
Maracaibo|VE|23|10.667,-71.612
Medellín|CO|02|6.252,-75.564
Maracay|VE|04|10.235,-67.591
Medan|ID|26|3.583,98.667
Minsk|BY|04|53.9,27.567
Mosul|IQ|15|36.335,43.119
Manila|PH|NCR|14.604,120.982
Montréal|CA|10|45.509,-73.588
Manaus|BR|04|-3.102,-60.025
Manhattan|US|NY|40.783,-73.966
Multan|PK|04|30.197,71.478
Mecca|SA|14|21.427,39.826
Makassar|ID|38|-5.149,119.432
Medina|SA|05|24.469,39.614
Montevideo|UY|10|-34.903,-56.188
Munich|DE|02|48.137,11.575
Milan|IT|09|45.464,9.19
Meerut|IN|36|28.98,77.706
Mandalay|MM|08|21.975,96.084
Maputo|MZ|11|-25.966,32.583
Monterrey|MX|19|25.675,-100.318
Malingao|PH|12|7.161,124.475
Maiduguri|NG|27|11.847,13.157
Managua|NI|10|12.133,-86.25
Maceió|BR|02|-9.666,-35.735
Monrovia|LR|14|6.301,-10.797
Madurai|IN|25|9.919,78.12
Mendoza|AR|13|-32.891,-68.827
Mbuji-Mayi|CD|04|-6.136,23.59
Mysore|IN|19|12.298,76.639
Marrakesh|MA|07|31.634,-8
Mombasa|KE|37|-4.055,39.664
Muscat|OM|06|23.584,58.408
Marseille|FR|93|43.297,5.381
Mérida|MX|31|20.975,-89.617
Malang|ID|08|-7.98,112.63
Muzaffarābād|PK|06|34.37,73.471
Morādābād|IN|36|28.839,78.777
Mexicali|MX|02|32.628,-115.454
Matola|MZ|04|-25.962,32.459
Mississauga|CA|08|43.579,-79.658
Mudanjiang|CN|08|44.583,129.6
Memphis|US|TN|35.15,-90.049
Milwaukee|US|WI|43.039,-87.906
Morelia|MX|16|19.701,-101.184
Málaga|ES|51|36.72,-4.42
Mar del Plata|AR|01|-38,-57.556
Meknès|MA|03|33.894,-5.547
Mersin|TR|32|36.812,34.639
Macau|MO|02|22.201,113.546
Mykolayiv|UA|16|46.966,31.997
Makati City|PH|NCR|14.55,121.033
Makhachkala|RU|17|42.976,47.502
Masina|CD|06|-4.384,15.391
Mariupol|UA|05|47.095,37.541
Mixco|GT|07|14.631,-90.607
Mesa|US|AZ|33.422,-111.823
Matsudo|JP|04|35.78,139.901
Mansilingan|PH|06|10.631,122.979
Manado|ID|31|1.482,124.849
Muratpaşa|TR|07|36.892,30.765
Matsuyama|JP|05|33.839,132.766
Malatya|TR|44|38.35,38.317
Miami|US|FL|25.774,-80.194
Mawlamyine|MM|13|16.491,97.628
Murcia|ES|31|37.987,-1.13
Mwanza|TZ|12|-2.517,32.9
Mālegaon|IN|16|20.55,74.535
Masan|KR|18|35.127,126.831
Maltepe|TR|34|40.936,29.155
Mangalore|IN|19|12.917,74.856
Magnitogorsk|RU|13|53.419,59.047
Maturín|VE|16|9.746,-63.183
Minneapolis|US|MN|44.98,-93.264
Machida|JP|40|35.54,139.451
Manchester|GB|ENG|53.481,-2.237
Mişrātah|LY|72|32.375,15.093
Mauá|BR|27|-23.668,-46.461
Mazatlán|MX|25|23.233,-106.406
Makiyivka|UA|05|48.048,37.926
Minato|JP|43|34.215,135.15
Miguel Hidalgo|MX|09|19.434,-99.2
Mahilyow|BY|06|53.917,30.345
Manukau City|NZ|E7|-36.993,174.88
Manizales|CO|37|5.069,-75.517
Muzaffarnagar|IN|36|29.471,77.703
Macapá|BR|03|0.039,-51.066
Muzaffarpur|IN|34|26.123,85.391
Montes Claros|BR|15|-16.735,-43.862
Mandaue City|PH|07|10.324,123.922
Mathura|IN|36|27.503,77.672
Mogi das Cruzes|BR|27|-23.523,-46.188
Maroua|CM|12|10.591,14.316
Morón|AR|01|-34.651,-58.62
Murmansk|RU|49|68.979,33.093
Mataram|ID|17|-8.583,116.117
Maringá|BR|18|-23.425,-51.939
Miyazaki|JP|25|31.917,131.417
Mannheim|DE|01|49.489,8.467
Mandaluyong City|PH|NCR|14.583,121.041
Mazār-e Sharīf|AF|30|36.709,67.111
Malmö|SE|27|55.606,13.001
Mardan|PK|03|34.198,72.05
Mérida|VE|14|8.59,-71.156
Morioka|JP|16|39.7,141.15
Makurdi|NG|26|7.734,8.521
Minna|NG|31|9.615,6.548
Mbeya|TZ|09|-8.9,33.45
Mueang Nonthaburi|TH|38|13.861,100.515
Meads|US|KY|38.413,-82.709
Maebashi|JP|10|36.4,139.083
Merkezefendi|TR|20|37.805,29.042
Mingora|PK|03|34.779,72.363
Mokolo|CM|12|10.742,13.802
Montería|CO|12|8.748,-75.881
Münster|DE|07|51.962,7.626
Mokpo|KR|16|34.813,126.392
Mantampay|PH|10|8.167,124.217
Mianyang|CN|32|31.468,104.682
Mönchengladbach|DE|07|51.185,6.442
Markham|CA|08|43.867,-79.266
Mukalla|YE|04|14.542,49.124
Morogoro|TZ|10|-6.821,37.661
Madison|US|WI|43.073,-89.401
Montpellier|FR|76|43.611,3.877
Mito|JP|14|36.35,140.45
Mau|IN|36|25.942,83.561
Merlo|AR|01|-34.666,-58.729
Manisa|TR|45|38.612,27.426
Musaffah|AE|01|24.359,54.483
Magdalena Contreras|MX|09|19.332,-99.211
Magugpo Poblacion|PH|11|7.447,125.805
Marka|SO|14|1.716,44.772
Milton Keynes|GB|ENG|52.042,-0.756
Magdeburg|DE|14|52.128,11.629
Miri|MY|11|4.399,113.992
Mubi|NG|35|10.269,13.267
Mymensingh|BD|H|24.756,90.406
Minamirinkan|JP|19|35.495,139.443
Mirzāpur|IN|36|25.145,82.565
Messina|IT|15|38.194,15.553
Mirpur Khas|PK|05|25.528,69.013
Mek'ele|ET|53|13.497,39.475
Monclova|MX|07|26.907,-101.421
Mucumpiz|VE|14|8.417,-71.133
Mokotów|PL|78|52.193,21.035
Marília|BR|27|-22.214,-49.946
Modesto|US|CA|37.639,-120.997
Matsumoto|JP|26|36.233,137.967
Maryvale|US|AZ|33.502,-112.178
Móstoles|ES|29|40.322,-3.865
Moreno Valley|US|CA|33.938,-117.231
Monghyr|IN|34|25.375,86.475
Mossoró|BR|22|-5.188,-37.344
Montgomery|US|AL|32.367,-86.3
Malolos|PH|03|14.844,120.81
Machala|EC|08|-3.259,-79.961
Mentougou|CN|22|39.938,116.093
Murwāra|IN|35|23.838,80.394
Mobile|US|AL|30.694,-88.043
Maracanaú|BR|06|-3.877,-38.626
Machilīpatnam|IN|02|16.187,81.139
Mwene-Ditu|CD|21|-7.009,23.453
Mabalacat City|PH|03|15.223,120.571
Mohammedia|MA|06|33.686,-7.383
Madiun|ID|08|-7.63,111.524
Moratuwa|LK|36|6.773,79.882
Mainz|DE|08|49.984,8.279
Meycauayan|PH|03|14.737,120.961
Mutare|ZW|01|-18.971,32.671
Mbandaka|CD|02|0.049,18.26
Manta|EC|14|-0.962,-80.713
Monywa|MM|10|22.109,95.136
Malacca|MY|04|2.196,102.24
Matadi|CD|08|-5.839,13.463
Meiktila|MM|08|20.878,95.858
Malāyer|IR|09|34.302,48.822
Mzuzu|MW|N|-11.466,34.021
Myeik|MM|12|12.44,98.6
Midrand|ZA|06|-25.99,28.128
Miskolc|HU|04|48.103,20.778
Mansfield|GB|ENG|53.133,-1.2
Mülheim|DE|07|51.432,6.88
Miass|RU|13|55.045,60.108
Muzaffargarh|PK|04|30.073,71.194
Muridke|PK|04|31.803,74.258
Maradi|NE|04|13.5,7.102
McKinney|US|TX|33.198,-96.615
Mahābād|IR|01|36.763,45.722
Madhyamgram|IN|28|22.689,88.446
Malakal|SS|11550575|9.533,31.66
Mytishchi|RU|47|55.912,37.731
Mejicanos|SV|10|13.724,-89.188
Modena|IT|05|44.648,10.925
Melitopol|UA|26|46.849,35.365
Moshi|TZ|06|-3.35,37.333
Matsue|JP|36|35.483,133.05
Malabo|GQ|04|3.756,8.782
Middelburg|ZA|07|-25.775,29.465
Mahajanga|MG|41|-15.717,46.317
Medinīpur|IN|28|22.421,87.323
Morena|IN|35|26.499,77.995
Malkajgiri|IN|40|17.448,78.526
Mascara|DZ|26|35.397,0.14
Metro|ID|15|-5.113,105.307
Marvdasht|IR|07|29.874,52.803
Moriguchi|JP|32|34.733,135.567
Médéa|DZ|06|36.264,2.754
Mestre|IT|20|45.492,12.245
Manama|BH|16|26.228,50.586
Matanzas|CU|03|23.041,-81.578
Marabá|BR|16|-5.381,-49.132
Mesquite|US|TX|32.767,-96.599
Meizhou|CN|30|24.289,116.118
Maykop|RU|01|44.608,40.106
Marawi City|PH|14|8.003,124.284
Macaé|BR|21|-22.385,-41.783
Middlesbrough|GB|ENG|54.576,-1.235
Mallawī|EG|10|27.733,30.841
Metairie Terrace|US|LA|29.979,-90.164
Myingyan|MM|08|21.46,95.388
McAllen|US|TX|26.203,-98.23
Mpumalanga|ZA|02|-29.813,30.636
Man|CI|78|7.413,-7.554
Metairie|US|LA|29.984,-90.153
Musashino|JP|40|35.706,139.559
Miramar|US|FL|25.987,-80.232
Mahbūbnagar|IN|40|16.744,77.986
Moundou|TD|08|8.567,16.083
Mandya|IN|19|12.522,76.897
Marbella|ES|51|36.515,-4.886
Milagro|EC|10|-2.134,-79.594
Marg‘ilon|UZ|03|40.472,71.725
Midland|US|TX|31.997,-102.078
Mīāndoāb|IR|01|36.967,46.11
Muricay|PH|09|7.827,123.478
Majie|CN|29|25.032,102.638
Martapura|ID|12|-3.411,114.864
Miyakonojō|JP|25|31.733,131.067
Matsubara|JP|32|34.567,135.55
Moga|IN|23|30.814,75.169
Maicao|CO|17|11.378,-72.24
Masaya|NI|11|11.974,-86.094
Manzanillo|MX|08|19.117,-104.342
Mostaganem|DZ|07|35.931,0.089
Mandi Bahauddin|PK|04|32.587,73.491
Mino|JP|32|34.827,135.471
Mogi Guaçu|BR|27|-22.368,-46.946
Manzanillo|CU|09|20.342,-77.121
Muar|MY|01|2.044,102.569
Murom|RU|83|55.575,42.043
Macheng|CN|12|31.18,115.022
Murfreesboro|US|TN|35.846,-86.39
Mandsaur|IN|35|24.072,75.07
Marand|IR|33|38.433,45.775
Metz|FR|44|49.119,6.173
Mohali|IN|23|30.68,76.722
Minzhu|CN|05|43.721,127.334
Maastricht|NL|05|50.848,5.689
Mỹ Tho|VN|37|10.36,106.36
Mataró|ES|56|41.542,2.445
Musoma|TZ|08|-1.5,33.8
Mufulira|ZM|08|-12.55,28.241
Maxixe|MZ|03|-23.86,35.347
Monza|IT|09|45.58,9.272
Modakeke|NG|42|7.383,4.26
Mandimba|MZ|07|-14.352,35.651
Miramar|MX|28|22.361,-97.9
Maseru|LS|14|-29.317,27.483
Malindi|KE|23|-3.218,40.117
Morbi|IN|09|22.817,70.838
Manp’o|KP|01|41.155,126.289
Mingshui|CN|25|36.717,117.5
Mary|TM|05|37.594,61.83
Māler Kotla|IN|23|30.531,75.879
Maba|CN|30|24.684,113.598
Mishima|JP|37|35.117,138.917
Miami Gardens|US|FL|25.942,-80.246
Mojokerto|ID|08|-7.466,112.434
Mothīhāri|IN|34|26.649,84.917
Mazyr|BY|02|52.05,29.246
Minatitlán|MX|30|18,-94.557
Masjed Soleymān|IR|15|31.936,49.304
Magelang|ID|07|-7.471,110.218
Mulhouse|FR|44|47.752,7.329
Mbouda|CM|08|5.626,10.254
Manzini|SZ|03|-26.499,31.38
Manchester|US|NH|42.996,-71.455
Mizhou|CN|25|35.995,119.397
Murrieta|US|CA|33.554,-117.214
Matagalpa|NI|12|12.926,-85.917
Moncton|CA|04|46.095,-64.796
Madanapalle|IN|02|13.55,78.503
Mopti|ML|04|14.484,-4.183
Moers|DE|07|51.453,6.633
Maidstone|GB|ENG|51.267,0.517
Mitrovicë|XK|10097358|42.883,20.867
Mati|PH|11|6.955,126.217
Mariara|VE|07|10.295,-67.718
Mostar|BA|01|43.343,17.808
Male|MV|38|4.175,73.509
Mormugao|IN|33|15.389,73.815
Milton|CA|08|43.517,-79.883
Malambo|CO|04|10.86,-74.774
Mustafakemalpaşa|TR|16|40.038,28.409
Maladzyechna|BY|05|54.317,26.854
Miriālgūda|IN|40|16.872,79.562
Medina Estates|GH|01|5.666,-0.163
Mokopane|ZA|09|-24.194,29.01
Mezhdurechensk|RU|29|53.694,88.06
Magangué|CO|35|9.242,-74.755
M’Sila|DZ|27|35.706,4.542
Manbij|SY|09|36.528,37.955
Messaad|DZ|22|34.154,3.503
Meihekou|CN|05|42.527,125.675
Manavgat|TR|07|36.787,31.443
Mughal Sarāi|IN|36|25.283,83.12
Mbarara|UG|W|-0.605,30.649
Mabopane|ZA|06|-25.498,28.101
Mobara|JP|04|35.426,140.296
Mission Viejo|US|CA|33.6,-117.672
Magway|MM|15|20.15,94.932
Mtwara|TZ|11|-10.267,40.183
Muroran|JP|12|42.317,140.988
Mingelchaur|AZ|33|40.764,47.06
Magadan|RU|44|59.564,150.803
Maribor|SI|J2|46.555,15.647
Mainpuri|IN|36|27.229,79.029
Makrāna|IN|24|27.044,74.724
Michurinsk|RU|72|52.898,40.491
Moa|CU|12|20.658,-74.951
Maizuru|JP|22|35.45,135.333
Miami Beach|US|FL|25.791,-80.13
Marīvān|IR|16|35.518,46.183
Marl|DE|07|51.657,7.09
Macon|US|GA|32.841,-83.632
Mons|BE|WAL|50.454,3.952
Muriaé|BR|15|-21.131,-42.366
Myitkyina|MM|04|25.383,97.396
Mogok|MM|08|22.918,96.51
Meridian|US|ID|43.612,-116.392
Montreuil|FR|11|48.864,2.443
Marudi|MY|11|4.183,114.317
Muktsar|IN|23|30.474,74.517
Mianwali|PK|04|32.578,71.528
Murādnagar|IN|36|28.781,77.499
Marseille 13|FR|93|43.319,5.408
Miragoâne|HT|15|18.446,-73.09
Manjeri|IN|13|11.12,76.12
Mahobā|IN|36|25.291,79.875
Mudon|MM|13|16.256,97.725
Mangaldan|PH|01|16.07,120.403
Modi‘in Makkabbim Re‘ut|IL|02|31.894,35.015
Montero|BO|08|-17.339,-63.251
Mahendranagar|NP|7|28.964,80.177
Majalengka|ID|30|-6.836,108.228
Makeni|SL|02|8.886,-12.044
Mishan|CN|08|45.55,131.883
Menifee|US|CA|33.728,-117.146
Malanje|AO|12|-9.54,16.341
Mianke Mor|PK|04|31.202,73.949
Madgaon|IN|33|15.275,73.958
Musanze|RW|13|-1.5,29.635
Mayiladuthurai|IN|25|11.104,79.655
Mbanza-Ngungu|CD|08|-5.258,14.858
Montelíbano|CO|12|7.979,-75.42
Mādārīpur|BD|81|23.171,90.209
Mariveles|PH|03|14.434,120.486
Munūf|EG|09|30.466,30.932
Mission|US|TX|26.216,-98.325
Mandurah|AU|08|-32.527,115.722
Marilao|PH|03|14.758,120.948
Margahayukencana|ID|30|-6.971,107.567
Madhyapur Thimi|NP|3|27.681,85.388
Minden|DE|07|52.29,8.915
Montego Bay|JM|12|18.471,-77.919
Muş|TR|49|38.732,41.485
Merced|US|CA|37.302,-120.483
Mādabā|JO|23|31.716,35.794
Marugame|JP|17|34.283,133.783
Mukacheve|UA|25|48.439,22.718
Mungyeong|KR|14|36.595,128.199
Mount Pleasant|US|SC|32.794,-79.863
Mountain View|US|CA|37.386,-122.084
Mihara|JP|11|34.4,133.083
Mbalmayo|CM|11|3.517,11.5
Melbourne|US|FL|28.084,-80.608
Meïganga|CM|10|6.517,14.3
Mānsa|IN|23|29.988,75.402
Medford|US|OR|42.327,-122.876
Maricá|BR|21|-22.919,-42.819
Marburg an der Lahn|DE|05|50.809,8.771
Marseille 08|FR|93|43.271,5.382
Manfalūţ|EG|17|27.313,30.97
Mthatha|ZA|05|-31.589,28.784
Mayagüez|PR|097|18.201,-67.14
Mogi Mirim|BR|27|-22.432,-46.958
Mancherāl|IN|40|18.871,79.429
Marsala|IT|15|37.799,12.437
Marseille 15|FR|93|43.372,5.354
Milpitas|US|CA|37.428,-121.907
Mechelen|BE|VLG|51.026,4.478
Matehuala|MX|24|23.648,-100.643
Mawāna|IN|36|29.103,77.922
Marseille 09|FR|93|43.254,5.406
Moro|PK|05|26.663,68
Manmād|IN|16|20.253,74.438
Malaut|IN|23|30.211,74.482
Manresa|ES|56|41.728,1.824
Mbale|UG|E|1.082,34.175
Masvingo|ZW|08|-20.064,30.828
Mineralnye Vody|RU|70|44.21,43.135
Midyat|TR|72|37.419,41.339
Matara|LK|34|5.949,80.535
Mian Channun|PK|04|30.441,72.357
Mbabane|SZ|01|-26.317,31.133
Maymana|AF|07|35.921,64.784
Muan|KR|16|34.99,126.479
Manteca|US|CA|37.797,-121.216
Mysłowice|PL|83|50.207,19.167
Miki|JP|13|34.8,134.983
Mackay|AU|04|-21.153,149.166
Missouri City|US|TX|29.619,-95.538
Mbaké|SN|03|14.79,-15.908
Mijas|ES|51|36.596,-4.637
Melilla|ES|ML|35.294,-2.938
Mpanda|TZ|29|-6.344,31.07
Móng Cái|VN|30|21.525,107.966
Minusinsk|RU|91|53.71,91.688
Miyang|CN|29|24.404,103.443
Matão|BR|27|-21.603,-48.366
Maroúsi|GR|ESYE31|38.05,23.8
Montepuez|MZ|01|-13.126,39
Mariano Roque Alonso|PY|06|-25.208,-57.532
Madhubani|IN|34|26.354,86.072
Monastir|TN|16|35.778,10.826
Mardin|TR|72|37.313,40.744
Muyinga|BI|18|-2.845,30.341
Missoula|US|MT|46.872,-113.994
Mīnāb|IR|11|27.131,57.087
Malumfashi|NG|24|11.789,7.621
Mindelo|CV|11|16.89,-24.98
Mariano|PH|10|8.833,125.117
Maebaru-chūō|JP|07|33.559,130.201
Muncie|US|IN|40.193,-85.386
Maple Ridge|CA|02|49.219,-122.602
Mengcheng Chengguanzhen|CN|01|33.266,116.566
Mertoyudan|ID|07|-7.52,110.226
Mérignac|FR|75|44.842,-0.645
Magalang|PH|03|15.215,120.66
Mila|DZ|48|36.45,6.264
Mount Vernon|US|NY|40.913,-73.837
Moriyama|JP|35|35.067,135.983
Maple Grove|US|MN|45.072,-93.456
Mingguang|CN|01|32.78,117.964
Matsutō|JP|15|36.517,136.567
Majadahonda|ES|29|40.474,-3.872
Munnar|IN|13|10.088,77.062
Minggang|CN|09|32.459,114.049
Most|CZ|89|50.503,13.636
Mukono|UG|C|0.353,32.755
Maitland|AU|02|-32.733,151.557
Mbaïki|CF|07|3.868,17.989
Melati|ID|10|-7.733,110.367
Mettupalayam|IN|25|11.3,76.935
Marysville|US|WA|48.052,-122.177
Maharagama|LK|36|6.848,79.927
Mansehra|PK|03|34.33,73.197
Mandamarri|IN|40|18.965,79.475
Morón|CU|07|22.108,-78.627
Mengyin|CN|25|35.707,117.926
Mooka|JP|38|36.433,140.017
Masaka|UG|C|-0.334,31.734
Meleuz|RU|08|52.965,55.933
Maidenhead|GB|ENG|51.523,-0.72
Malkāpur|IN|16|20.886,76.199
Massa|IT|16|44.035,10.139
Msaken|TN|23|35.729,10.581
Mailsi|PK|04|29.801,72.174
Muncar|ID|08|-8.433,114.333
Mansfield|US|TX|32.563,-97.142
Madera|US|CA|36.961,-120.061
Modiin Ilit|IL|06|31.932,35.044
Molina de Segura|ES|31|38.055,-1.208
Mazabuka|ZM|07|-15.856,27.748
Mārkāpur|IN|02|15.735,79.268
Macclesfield|GB|ENG|53.26,-2.126
Montebello|US|CA|34.009,-118.105
Mabai|CN|29|23.013,104.451
Molepolole|BW|06|-24.407,25.495
Mannargudi|IN|25|10.666,79.451
Medicine Hat|CA|01|50.039,-110.677
Melipilla|CL|12|-33.689,-71.215
Machiques|VE|23|10.061,-72.552
Millcreek|US|UT|40.687,-111.875
Minglanilla|PH|07|10.245,123.796
Mersa Matruh|EG|22|31.353,27.237
Marseille 14|FR|93|43.344,5.38
Mudu|CN|04|31.256,120.519
Moca|DO|08|19.394,-70.526
Malappuram|IN|13|11.042,76.082
Medenine|TN|28|33.355,10.505
Malaybalay|PH|10|8.158,125.128
Monterey Park|US|CA|34.063,-118.123
Mizusawa|JP|16|39.133,141.133
Malden|US|MA|42.425,-71.066
Mielec|PL|80|50.287,21.424
Mujiayingzi|CN|20|42.117,118.783
Moore|US|OK|35.34,-97.487
Motril|ES|51|36.751,-3.518
Margate|GB|ENG|51.381,1.386
Martínez de la Torre|MX|30|20.071,-97.061
Meftah|DZ|20|36.62,3.222
Meriden|US|CT|41.538,-72.807
Mococa|BR|27|-21.468,-47.005
Molfetta|IT|13|41.2,16.599
Mölndal|SE|28|57.655,12.014
Mangalagiri|IN|02|16.431,80.568
Mingshui|CN|08|47.181,125.9
Mikhaylovsk|RU|70|45.128,42.026
Manaoag|PH|01|16.044,120.486
Marietta|US|GA|33.953,-84.55
Mossel Bay|ZA|11|-34.183,22.146
Māngrol|IN|09|21.123,70.115
Modāsa|IN|09|23.463,73.299
Mikhaylovka|RU|84|50.06,43.238
Mingyue|CN|05|43.107,128.922
Marseille 12|FR|93|43.296,5.436
Menden|DE|07|51.443,7.778
Myaydo|MM|15|19.368,95.215
Maulavi Bāzār|BD|86|24.489,91.771
Medford|US|MA|42.418,-71.106
Morley|GB|ENG|53.74,-1.599
Minbu|MM|15|20.181,94.876
Midwest City|US|OK|35.45,-97.397
Margate|US|FL|26.245,-80.206
Mafraq|JO|15|32.343,36.208
Marondera|ZW|04|-18.185,31.552
Mafeteng|LS|13|-29.823,27.237
Minyat an Naşr|EG|01|31.126,31.643
Marseille 11|FR|93|43.291,5.438
Malārd|IR|26|35.666,50.977
Mettur|IN|25|11.788,77.801
Moriya|JP|14|35.933,140
Magong|TW|04|23.565,119.586
Mérida|ES|57|38.916,-6.344
Mon Repos|TT|10|10.28,-61.446
Manhattan|US|KS|39.184,-96.572
Mendaha|ID|05|-1.016,103.593
Maldonado|UY|09|-34.9,-54.95
Mangere|NZ|E7|-36.968,174.799
Mora|CM|12|11.046,14.14
Mokameh|IN|34|25.397,85.922
Matera|IT|02|40.666,16.605
Mamoudzou|YT|97611|-12.782,45.229
Meerbusch|DE|07|51.253,6.688
Manzhouli|CN|20|49.6,117.433
Mount Prospect|US|IL|42.066,-87.937
Martin|SK|08|49.067,18.924
Manhuaçu|BR|15|-20.258,-42.034
Moquegua|PE|18|-17.198,-70.936
Mairiporã|BR|27|-23.319,-46.587
Montenegro|BR|23|-29.689,-51.461
Maisons-Alfort|FR|11|48.812,2.439
Meaux|FR|11|48.96,2.879
Markala|ML|05|13.702,-6.066
Menemen|TR|35|38.608,27.069
Masaurhi Buzurg|IN|34|25.354,85.032
Mubārakpur|IN|36|26.089,83.291
Mukō|JP|22|34.965,135.704
Manokwari|ID|39|-0.863,134.064
Miryang|KR|20|35.493,128.749
Mediaş|RO|33|46.167,24.35
Makumbako|TZ|30|-8.85,34.833
Mercedes|AR|01|-34.651,-59.431
Manfredonia|IT|13|41.631,15.919
Milford|US|CT|41.222,-73.056
Madīnat Ḩamad|BH|19|26.115,50.507
Maiquetía|VE|26|10.595,-66.956
Mongu|ZM|01|-15.248,23.127
Mollet del Vallès|ES|56|41.54,2.213
Manacapuru|BR|04|-3.3,-60.621
Montauban|FR|76|44.018,1.364
Mansoûra|DZ|15|34.862,-1.339
Maluñgun|PH|12|6.279,125.282
Matamoros|MX|07|25.527,-103.228
Mouscron|BE|WAL|50.745,3.206
Meybod|IR|40|32.25,54.017
Miyako|JP|16|39.647,141.941
Minnetonka|US|MN|44.913,-93.503
Morecambe|GB|ENG|54.068,-2.861
Maha Sarakham|TH|24|16.185,103.301
Minokamo|JP|09|35.482,137.022
Maubin|MM|03|16.731,95.654
Miura|JP|19|35.14,139.619
Mott Haven|US|NY|40.809,-73.923
Monkayo|PH|11|7.815,126.054
Marseille 10|FR|93|43.279,5.415
Mācherla|IN|02|16.476,79.435
Melo|UY|03|-32.37,-54.167
Mannārakkāt|IN|13|10.992,76.464
Mweka|CD|18|-4.852,21.559
Madhupur|IN|38|24.274,86.639
Merzifon|TR|05|40.873,35.463
Marechal Deodoro|BR|02|-9.71,-35.895
Madhipura|IN|34|25.921,86.793
Marhanets’|UA|04|47.635,34.628
Mahāsamund|IN|37|21.107,82.095
Madrid|CO|33|4.732,-74.264
Matli|PK|05|25.043,68.656
Ma'an|JO|19|30.196,35.734
Metlili Chaamba|DZ|45|32.267,3.633
Minnetonka Mills|US|MN|44.941,-93.442
Merelani|TZ|26|-3.562,36.979
Moanda|CD|08|-5.928,12.371
Monsanto|PT|18|39.462,-8.712
Maun|BW|11|-19.983,23.417
Marano di Napoli|IT|04|40.897,14.188
Mukah|MY|11|2.894,112.091
Monchegorsk|RU|49|67.94,32.874
Myrnohrad|UA|05|48.305,37.261
Monroe|US|LA|32.509,-92.119
Morong|PH|40|14.518,121.238
Minot|US|ND|48.233,-101.296
Mut|TR|32|36.644,33.439
Mirpur Mathelo|PK|05|28.021,69.549
Murray|US|UT|40.667,-111.888
Mutsu|JP|03|41.289,141.217
Moncalieri|IT|12|44.999,7.682
Mandapeta|IN|02|16.863,81.929
Middletown|US|OH|39.515,-84.398
Megion|RU|32|61.03,76.114
Martaban|MM|13|16.528,97.616
Maricopa|US|AZ|33.058,-112.048
Masuda|JP|36|34.667,131.85
Maspeth|US|NY|40.723,-73.913
Mitcham|GB|ENG|51.403,-0.168
Mao|DO|27|19.552,-71.078
Mishawaka|US|IN|41.662,-86.159
Morden|GB|ENG|51.398,-0.198
Muğla|TR|48|37.218,28.366
McLean|US|VA|38.934,-77.177
Māndvi|IN|09|22.833,69.352
Mājalgaon|IN|16|19.16,76.208
Merouana|DZ|03|35.631,5.912
Marijampolė|LT|59|54.56,23.354
Mtsensk|RU|56|53.277,36.573
Maumere|ID|18|-8.62,122.211
Masbate|PH|05|12.372,123.625
Mutengene|CM|09|4.091,9.314
Mulbāgal|IN|19|13.164,78.393
Montana|BG|47|43.413,23.225
Mudhol|IN|19|16.334,75.283
Mozhga|RU|80|56.445,52.228
Methuen|US|MA|42.726,-71.191
Meru|KE|35|0.046,37.656
Marseille 04|FR|93|43.302,5.401
Mandeville|JM|04|18.042,-77.507
Madison|US|AL|34.699,-86.748
Mentor|US|OH|41.666,-81.34
Mansfield|US|OH|40.758,-82.515
Middletown|US|CT|41.562,-72.651
Mikkeli|FI|10|61.689,27.272
Melle|DE|06|52.202,8.338
Middelburg|NL|10|51.5,3.614
Manglaur|IN|39|29.791,77.878
Menzel Bourguiba|TN|18|37.154,9.786
Montesilvano Marina|IT|01|42.511,14.145
Mahdia|TN|15|35.505,11.062
Mazara del Vallo|IT|15|37.655,12.59
Mongaguá|BR|27|-24.093,-46.621
Mahmudābād|IN|36|27.292,81.118
Mashtūl as Sūq|EG|14|30.361,31.378
Mustafābād|PK|04|30.892,73.499
Martigues|FR|93|43.407,5.055
Middleton|GB|ENG|53.55,-2.2
Misterbianco|IT|15|37.518,15.009
Mattanur|IN|13|11.93,75.572
Mumias|KE|20|0.335,34.488
Marseille 03|FR|93|43.303,5.376
Moreno|BR|30|-8.119,-35.092
Mariana|BR|15|-20.378,-43.416
Maţāy|EG|10|28.419,30.779
Mandlā|IN|35|22.599,80.371
Midelt|MA|05|32.685,-4.745
Mazatlan|MX|19|25.189,-99.829
Myawadi|MM|05|16.689,98.509
Montluçon|FR|84|46.34,2.603
Mondlo|ZA|02|-27.983,30.718
Muntilan|ID|07|-7.581,110.293
May Pen|JM|01|17.965,-77.245
Meudon|FR|11|48.814,2.235
Marseille 05|FR|93|43.296,5.401
Mae Sot|TH|08|16.717,98.567
Mawlaik|MM|10|23.643,94.405
Mahalapye|BW|01|-23.104,26.814
Mairinque|BR|27|-23.546,-47.183
Morār|IN|35|26.226,78.225
Memāri|IN|28|23.176,88.097
Medak|IN|40|18.045,78.261
Morón|VE|07|10.487,-68.201
Moyobamba|PE|22|-6.034,-76.972
Mantes-la-Jolie|FR|11|48.99,1.717
Mazatenango|GT|20|14.534,-91.503
Myski|RU|29|53.709,87.801
Mieres|ES|34|43.25,-5.767
Monte Carmelo|BR|15|-18.725,-47.499
Merthyr Tydfil|GB|WLS|51.748,-3.378
Merta|IN|24|26.649,74.034
Mislata|ES|60|39.475,-0.418
Murzuq|LY|73|25.916,13.918
Mexico|PH|03|15.065,120.72
Mladá Boleslav|CZ|88|50.411,14.903
Malgobek|RU|19|43.511,44.588
Mogoditshane|BW|06|-24.627,25.866
Marseille 06|FR|93|43.288,5.379
Medgidia|RO|14|44.25,28.283
Morshansk|RU|72|53.444,41.811
Munsan|KR|13|37.859,126.785
Moroleón|MX|11|20.126,-101.192
Milas|TR|48|37.316,27.784
Mitsuke|JP|29|37.533,138.933
Mariinsk|RU|29|56.214,87.747
Macenta|GN|N|8.544,-9.471
Monheim am Rhein|DE|07|51.092,6.892
Marechal Cândido Rondon|BR|18|-24.556,-54.057
Morgan Hill|US|CA|37.13,-121.654
Moroni|KM|02|-11.702,43.255
Misawa|JP|03|40.687,141.39
Moline|US|IL|41.507,-90.515
Mizunami|JP|09|35.367,137.25
Mbanga|CM|05|4.502,9.567
Mercedes|UY|17|-33.252,-58.03
Mansa|ZM|04|-11.2,28.894
Myanaung|MM|03|18.287,95.32
Midland|US|MI|43.616,-84.247
Mentekab|MY|06|3.485,102.348
Mampong|GH|02|7.063,-1.4
Moorhead|US|MN|46.874,-96.77
Madīnat Sittah Uktūbar|EG|08|29.817,31.05
Metlaoui|TN|30|34.321,8.402
Monte Alto|BR|27|-21.261,-48.496
Mount Laurel|US|NJ|39.934,-74.891
Manassas|US|VA|38.751,-77.475
Mānvi|IN|19|15.991,77.05
Mamou|GN|M|10.375,-12.091
Manicaragua|CU|16|22.15,-79.979
Medemblik|NL|07|52.772,5.106
Myrhorod|UA|18|49.969,33.609
Marana|US|AZ|32.437,-111.225
Mazeikiai|LT|63|56.317,22.333
Miercurea-Ciuc|RO|20|46.35,25.8
Masantol|PH|03|14.896,120.709
Mananara|MG|32|-16.169,49.766
Mitsukaidō|JP|14|36.017,139.983
Mehekar|IN|16|20.151,76.568
Mirzāpur|BD|81|24.103,90.098
Memmingen|DE|02|47.984,10.185
Mityana|UG|C|0.417,32.023
Modica|IT|15|36.859,14.76
Malita|PH|11|6.415,125.612
Mankato|US|MN|44.159,-94.009
Morris Heights|US|NY|40.85,-73.92
Marseille 01|FR|93|43.298,5.384
Mozdok|RU|68|43.744,44.652
Mairena del Aljarafe|ES|51|37.345,-6.064
Maplewood|US|MN|44.953,-92.995
Manacor|ES|07|39.57,3.21
Mukdahan|TH|78|16.545,104.724
Michalovce|SK|03|48.754,21.919
Mirny|RU|63|62.535,113.961
Monte Mor|BR|27|-22.947,-47.316
Mamatid|PH|40|14.235,121.159
Marcianise|IT|04|41.031,14.299
Mangochi|MW|S|-14.478,35.264
Murtajāpur|IN|16|20.733,77.367
Marlboro|US|NJ|40.315,-74.246
Māpuca|IN|33|15.592,73.809
Maştağa|AZ|09|40.53,50.006
Mafra|BR|26|-26.111,-49.805
Macaíba|BR|22|-5.858,-35.354
Mandideep|IN|35|23.082,77.533
Mahanoro|MG|31|-19.9,48.8
Marlborough|US|MA|42.346,-71.552
Martil|MA|01|35.617,-5.275
Mibu|JP|38|36.417,139.8
Montclair|US|NJ|40.826,-74.209
Morohongō|JP|34|35.936,139.304
Maarssen|NL|09|52.139,5.042
Meridian|US|MS|32.364,-88.704
Mangalia|RO|14|43.8,28.583
Murshidābād|IN|28|24.184,88.272
Mettmann|DE|07|51.25,6.975
Mehendiganj|BD|85|22.823,90.529
Mehdia daira de meghila|DZ|13|35.431,1.757
Miranda de Ebro|ES|55|42.687,-2.947
Mantova|IT|09|45.16,10.798
Miyoshi|JP|11|34.8,132.85
Muravlenko|RU|87|63.79,74.523
Mawlamyinegyunn|MM|03|16.377,95.265
Montigny-le-Bretonneux|FR|11|48.766,2.034
Minakuchichō-matoba|JP|35|34.967,136.167
Melun|FR|11|48.546,2.654
Mineiros|BR|29|-17.569,-52.551
Majenang|ID|07|-7.298,108.764
Mikołów|PL|83|50.171,18.904
Massy|FR|11|48.727,2.283
Montrouge|FR|11|48.816,2.314
Montclair|US|CA|34.078,-117.69
Malbork|PL|82|54.036,19.027
Marcq-en-Barœul|FR|32|50.667,3.083
Melchor Ocampo|MX|15|19.702,-99.145
Millerovo|RU|61|48.923,40.397
Muskogee|US|OK|35.748,-95.37
Muskegon|US|MI|43.234,-86.248
Maintal|DE|05|50.15,8.833
Mandaguari|BR|18|-23.547,-51.671
Mahē|IN|13|11.702,75.535
Martinez|US|CA|38.019,-122.134
Malavalli|IN|19|12.386,77.06
Mühlhausen|DE|15|51.209,10.453
Madīnat ‘Īsá|BH|17|26.174,50.548
Minas|UY|08|-34.376,-55.238
Marino|IT|07|41.77,12.659
Mahbūbābād|IN|40|17.597,80.002
Maihar|IN|35|24.266,80.761
Maudaha|IN|36|25.683,80.114
Monopoli|IT|13|40.949,17.297
Majene|ID|41|-3.54,118.971
Martina Franca|IT|13|40.704,17.338
Mae Chan|TH|03|20.147,99.853
Manjo|CM|05|4.843,9.822
Milton|US|GA|34.132,-84.301
Muang Phônsavan|LA|14|19.449,103.192
Monrovia|US|CA|34.148,-117.999
Morada Nova|BR|06|-5.107,-38.373
Marion|US|IA|42.034,-91.598
Monterotondo|IT|07|42.052,12.62
Mangai|CD|20|-4.023,19.534
Muñoz|PH|03|15.716,120.903
Malanville|BJ|07|11.868,3.383
Mableton|US|GA|33.819,-84.582
Melong|CM|05|5.122,9.961
Mińsk Mazowiecki|PL|78|52.179,21.573
Mochudi|BW|05|-24.417,26.15
Melito di Napoli|IT|04|40.919,14.231
Manapparai|IN|25|10.608,78.426
Morondava|MG|54|-20.289,44.318
Mission Bend|US|TX|29.694,-95.665
Montenegro|CO|23|4.566,-75.751
Matale|LK|29|7.47,80.622
Mangotsfield|GB|ENG|51.488,-2.504
Maia|PT|17|41.236,-8.62
Modugno|IT|13|41.084,16.783
Marion|US|OH|40.589,-83.129
Mechanicsville|US|VA|37.609,-77.373
Maasmechelen|BE|VLG|50.965,5.695
Mont-de-Marsan|FR|75|43.89,-0.497
Menomonee Falls|US|WI|43.179,-88.117
Moorpark|US|CA|34.286,-118.882
Mandera|KE|33|3.937,41.857
Masasi|TZ|11|-10.717,38.8
Mooresville|US|NC|35.585,-80.81
Marseille 07|FR|93|43.283,5.36
Marignane|FR|93|43.417,5.215
Manhattan Beach|US|CA|33.885,-118.411
Martinez|US|GA|33.517,-82.076
Montélimar|FR|84|44.555,4.755
Morsi|IN|16|21.34,78.013
Misungwi|TZ|12|-2.85,33.083
Manakara|MG|23|-22.149,48.011
Mâcon|FR|27|46.314,4.828
Mehrabpur|PK|02|28.108,68.026
Migori|KE|36|-1.063,34.473
Merrillville|US|IN|41.483,-87.333
Mazarrón|ES|31|37.599,-1.315
Meulaboh|ID|01|4.144,96.127
Malakwal City|PK|04|32.555,73.212
Mohr|IR|07|27.555,52.884
Malmesbury|ZA|11|-33.461,18.727
Mlimba|TZ|10|-8.8,35.817
Mafinga|TZ|04|-7.25,35.067
Masumbwe|TZ|28|-3.633,32.183
Merseburg|DE|14|51.355,11.989
Merritt Island|US|FL|28.539,-80.672
Mascouche|CA|10|45.75,-73.6
Mirabel|CA|10|45.65,-74.083
Monroe|US|NC|34.985,-80.55
Malakwal|PK|04|32.554,73.213
Mojo|ET|51|8.587,39.121
Maddaloni|IT|04|41.036,14.382
Manggar|ID|35|-2.883,108.267
Makouda|DZ|40|36.786,4.063
Moss|NO|30|59.434,10.658
Minas de Matahambre|CU|01|22.587,-83.946
Margate|ZA|02|-30.864,30.371
Maravatío de Ocampo|MX|16|19.891,-100.444
Moyale|KE|34|3.527,39.056
Manapla|PH|06|10.958,123.123
Mugnano di Napoli|IT|04|40.909,14.21
Meppen|DE|06|52.691,7.291
Morrinhos|BR|29|-17.731,-49.099
Medianeira|BR|18|-25.295,-54.094
Mount Vernon|US|WA|48.421,-122.334
Mokokchūng|IN|20|26.325,94.518
McMinnville|US|OR|45.21,-123.199
Maramag|PH|10|7.763,125.005
Melur|IN|25|10.032,78.339
Madruga|CU|MA|22.91,-81.856
Marmaris|TR|48|36.855,28.274
Maubeuge|FR|32|50.279,3.973
Mount Hagen|PG|16|-5.857,144.231
Malilipot|PH|05|13.319,123.739
Maruoka|JP|06|36.153,136.27
Mlonggo|ID|07|-6.533,110.7
Madikeri|IN|19|12.426,75.738
Mulleriyawa|LK|36|6.933,79.93
Merano|IT|17|46.668,11.16
Montcada i Reixac|ES|56|41.483,2.183
Menlo Park|US|CA|37.454,-122.182
Marratxí|ES|07|39.621,2.725
Myszków|PL|83|50.575,19.325
Mission|CA|02|49.133,-122.303
Muhammadābād|IN|36|25.619,83.756
Marrero|US|LA|29.899,-90.1
Mushie|CD|24|-3.017,16.922
Manitowoc|US|WI|44.089,-87.658
Machado|BR|15|-21.675,-45.92
Maspalomas|ES|53|27.761,-15.586
Mouzaïa|DZ|55|36.467,2.69
Monaco|MC|00|43.733,7.417
Mildura|AU|07|-34.186,142.163
Midsayap|PH|12|7.191,124.53
Marks|RU|67|51.711,46.749
Mira Taglio|IT|20|45.435,12.129
Maassluis|NL|11|51.923,4.25
Mushābani|IN|38|22.511,86.457
Mörfelden-Walldorf|DE|05|49.995,8.584
Mauban|PH|40|14.191,121.731
Mount Lebanon|US|PA|40.355,-80.049
Mahālingpur|IN|19|16.389,75.109
Maloyaroslavets|RU|25|55.015,36.472
Mason|US|OH|39.36,-84.31
Mol|BE|VLG|51.192,5.117
Midvale|US|UT|40.611,-111.9
Manuguru|IN|40|17.93,80.827
Mahemdāvād|IN|09|22.824,72.756
Mohyliv-Podilskyi|UA|23|48.446,27.798
Manali|IN|25|13.167,80.267
Maşyāf|SY|10|35.065,36.341
Massillon|US|OH|40.797,-81.522
Macuspana|MX|27|17.761,-92.595
Meschede|DE|07|51.35,8.283
Menongue|AO|04|-14.659,17.691
Moose Jaw|CA|11|50.4,-105.534
Ma‘arratmişrīn|SY|12|36.012,36.672
Motherwell|GB|SCT|55.789,-3.992
Maputsoe|LS|12|-28.887,27.899
Montgomery Village|US|MD|39.177,-77.195
Malkapur|IN|16|17.262,74.176
Midoun|TN|28|33.808,10.992
Machakos|KE|31|-1.522,37.265
Menen|BE|VLG|50.797,3.122
Mamu Kanjan|PK|04|30.83,72.799
Muddebihāl|IN|19|16.338,76.132
Manjakandriana|MG|11|-18.917,47.8
Milazzo|IT|15|38.22,15.24
Momostenango|GT|21|15.044,-91.409
Megarine|DZ|50|33.192,6.087
Morrelgonj|BD|82|22.456,89.856
Mundelein|US|IL|42.263,-88.004
Mozhaysk|RU|47|55.502,36.027
Mount Juliet|US|TN|36.2,-86.519
Masindi|UG|W|1.674,31.715
Michigan City|US|IN|41.708,-86.895
Muyuka|CM|09|4.29,9.41
Maluso|PH|14|6.543,121.875
Murakami|JP|29|38.233,139.483
Mvomero|TZ|02|-6.25,38.667
Marovoay|MG|41|-16.111,46.644
Merzig|DE|09|49.443,6.639
Mankāchar|IN|18|25.533,89.864
Minaçu|BR|29|-13.533,-48.22
Myrtle Beach|US|SC|33.689,-78.887
Mateur|TN|18|37.04,9.666
Mimarsinan|TR|34|41.018,28.562
Miami Lakes|US|FL|25.909,-80.309
Motala|SE|16|58.537,15.036
Massafra|IT|13|40.586,17.116
Miguel Alemán (La Doce)|MX|26|28.84,-111.478
Mompós|CO|35|9.242,-74.427
Manghit|UZ|09|42.116,60.06
Matozinhos|BR|15|-19.558,-44.081
Macerata|IT|10|43.298,13.453
Morgantown|US|WV|39.63,-79.956
Meppel|NL|01|52.696,6.194
Matthews|US|NC|35.117,-80.724
Mālūr|IN|19|13.003,77.938
Mednogorsk|RU|55|51.413,57.595
Mercedes|AR|06|-29.184,-58.075
Mūdbidri|IN|19|13.067,74.995
Mānwat|IN|16|19.301,76.497
Manchester|US|CT|41.776,-72.521
Mahārāganj|IN|36|27.145,83.562
Masaki-chō|JP|05|33.788,132.711
Mutuáli|MZ|06|-14.871,37.004
Manises|ES|60|39.491,-0.463
Mizque|BO|02|-17.941,-65.34
Mehar|PK|05|27.18,67.821
Mosonmagyaróvár|HU|09|47.868,17.27
Monze|ZM|07|-16.283,27.483
Musiri|IN|25|10.953,78.444
Madison Heights|US|MI|42.486,-83.105
Moanda|GA|02|-1.567,13.199
Meskiana|DZ|29|35.631,7.666
Montijo|PT|19|38.707,-8.974
Maros|ID|38|-5.006,119.573
Mascalucia|IT|15|37.575,15.05
Marigliano|IT|04|40.925,14.456
Metamórfosi|GR|ESYE31|38.066,23.764
Malvar|PH|40|14.045,121.159
Mandalī|IQ|10|33.748,45.555
Mathba|BD|85|22.286,89.959
Madurāntakam|IN|25|12.512,79.885
Mūvattupula|IN|13|9.985,76.577
Menton|FR|93|43.776,7.504
Metu|ET|51|8.3,35.583
Mīrānpur Katra|IN|36|28.03,79.668
Morales|CO|09|2.754,-76.628
Mekla|DZ|14|36.682,4.264
Mānsa|IN|09|23.426,72.657
Middle Village|US|NY|40.716,-73.881
Morristown|US|TN|36.214,-83.295
Maināguri|IN|28|26.563,88.82
Minamata|JP|21|32.217,130.4
Malakoff|FR|11|48.82,2.3
Mława|PL|78|53.113,20.384
Mlandizi|TZ|02|-6.7,38.733
Marfil|MX|11|20.992,-101.284
Mirnyy|RU|06|61.333,44.536
Morozovsk|RU|61|48.355,41.826
Minchianabad|PK|04|30.164,73.569
Muvattupuzha|IN|13|9.98,76.574
Moramanga|MG|33|-18.949,48.23
Mangrūl Pīr|IN|16|20.314,77.342
Muborak|UZ|08|39.255,65.153
Madukkarai|IN|25|10.906,76.963
Maó|ES|07|39.889,4.266
Monterusciello|IT|04|40.869,14.083
Muikamachi|JP|29|37.067,138.883
Mānāvadar|IN|09|21.498,70.138
Mastung|PK|02|29.8,66.846
Marion|US|IN|40.558,-85.659
Mioveni|RO|03|44.959,24.942
Milford Mill|US|MD|39.348,-76.77
Maki|JP|29|37.75,138.883
Mariel|CU|AR|22.989,-82.754
Mollendo|PE|04|-17.023,-72.015
Meyzieu|FR|84|45.766,5.003
Manoharpur|IN|24|27.298,75.95
Marinha Grande|PT|13|39.748,-8.932
Montbéliard|FR|27|47.51,6.798
Molina|CL|11|-35.114,-71.282
Moriki|NG|57|12.874,6.488
Maiurno|SD|58|13.417,33.667
Mukher|IN|16|18.706,77.368
Mālpura|IN|24|26.284,75.365
Milak|IN|36|28.61,79.17
Meissen|DE|13|51.162,13.474
Maryville|US|TN|35.756,-83.97
Morón de la Frontera|ES|51|37.121,-5.454
Mpika|ZM|10|-11.834,31.453
Mananwala|PK|04|31.588,73.689
Mehlville|US|MO|38.508,-90.323
Monterey|US|CA|36.6,-121.895
Mytilene|GR|ESYE41|39.108,26.555
Mavoor|IN|13|11.267,75.917
Mohale’s Hoek|LS|15|-30.151,27.477
Māvelikara|IN|13|9.259,76.556
Maur|IN|23|30.083,75.25
Maisí|CU|10|20.247,-74.152
Millville|US|NJ|39.402,-75.039
Mandi|IN|11|31.712,76.933
Metepec|MX|15|19.259,-99.602
Monroeville|US|PA|40.421,-79.788
Maddūr|IN|19|12.583,77.043
Maddagiri|IN|19|13.66,77.212
Massamá|PT|14|38.753,-9.281
Machagai|AR|03|-26.926,-60.05
Matosinhos|PT|17|41.182,-8.689
Masinloc|PH|03|15.536,119.95
Mkuranga|TZ|02|-7.118,39.208
Mranggen|ID|07|-7.027,110.516
Mirnyy|RU|06|62.764,40.337
Melrose|US|MA|42.458,-71.066
Mocímboa|MZ|01|-11.317,40.35
Maner|IN|34|25.646,84.873
Molo|KE|39|-0.248,35.732
Maywood|US|CA|33.987,-118.185
Margasari|ID|07|-7.1,109.017
Middletown|US|NY|41.446,-74.423
Mechraa Bel Ksiri|MA|04|34.574,-5.956
Mongo|TD|05|12.184,18.693
Mungeli|IN|37|22.066,81.685
Murun-kuren|MN|13|49.634,100.162
Mananjary|MG|23|-21.23,48.342
Menuma|JP|34|36.222,139.382
Manāwar|IN|35|22.236,75.089
Mililani Town|US|HI|21.45,-158.015
Marshalltown|US|IA|42.049,-92.908
Mamanguape|BR|17|-6.839,-35.126
Machalí|CL|08|-34.181,-70.649
Mechernich|DE|07|50.593,6.652
Mae Sai|TH|03|20.434,99.876
Manamadurai|IN|25|9.673,78.471
Malkara|TR|59|40.89,26.901
Madang|PG|12|-5.222,145.787
Manduria|IT|13|40.399,17.637
Mīrānpur|IN|36|29.29,77.949
Maryland Heights|US|MO|38.713,-90.43
Mason City|US|IA|43.154,-93.201
Māgadi|IN|19|12.957,77.224
Maych’ew|ET|53|12.787,39.542
Melton Mowbray|GB|ENG|52.766,-0.887
Moyotzingo|MX|21|19.248,-98.405
Malyn|UA|27|50.772,29.238
Manolo Fortich|PH|10|8.37,124.864
Malinyi|TZ|10|-8.933,36.133
Märsta|SE|26|59.622,17.855
Mangaratiba|BR|21|-22.96,-44.041
Mosquera|CO|33|4.706,-74.23
Milton|US|MA|42.25,-71.066
Miandrarivo|MG|12|-19.433,46.75
Maghull|GB|ENG|53.516,-2.941
Mbandjok|CM|11|4.45,11.9
Mombetsu|JP|12|44.352,143.352
Marau|BR|23|-28.449,-52.2
Misantla|MX|30|19.93,-96.852
Mucuri|BR|05|-18.086,-39.551
Merrimack|US|NH|42.865,-71.493
Mtinko|TZ|16|-4.55,34.85
Muntok|ID|35|-2.067,105.162
Monfalcone|IT|06|45.805,13.533
Marabella|TT|10|10.306,-61.447
Miracema|BR|21|-21.412,-42.197
Martorell|ES|56|41.474,1.931
Mata de São João|BR|05|-12.53,-38.299
Montebelluna|IT|20|45.775,12.049
Mahād|IN|16|18.083,73.417
McHenry|US|IL|42.333,-88.267
Magdalena de Kino|MX|26|30.628,-110.962
Maramba|TZ|18|-5.05,38.617
Magna|US|UT|40.709,-112.102
Mesagne|IT|13|40.559,17.808
Mühlheim am Main|DE|05|50.117,8.833
Mansfield City|US|CT|41.766,-72.234
Mercerville-Hamilton Square|US|NJ|40.231,-74.672
Mitha Tiwana|PK|04|32.245,72.106
Mühlacker|DE|01|48.948,8.837
Montigny-lès-Metz|FR|44|49.096,6.153
Metallostroy|RU|66|59.801,30.548
Matoury|GF|GF|4.849,-52.324
Medina|US|OH|41.138,-81.864
Mount Pleasant|US|WI|42.697,-87.856
Mendi|PG|05|-6.148,143.656
Mpophomeni|ZA|02|-29.568,30.186
Muñiz|AR|01|-34.556,-58.707
Matsubase|JP|21|32.65,130.667
Marolambo|MG|31|-20.05,48.117
Marhaura|IN|34|25.973,84.868
Magugu|TZ|27|-4.017,35.767
Malazgirt|TR|49|39.147,42.535
Mizdah|LY|80|31.449,12.985
Mondragone|IT|04|41.114,13.892
Mount Pleasant|US|MI|43.598,-84.768
Mashiko|JP|38|36.467,140.1
Mercedes|CR|04|10.007,-84.134
Marialva|BR|18|-23.485,-51.792
Melgar|CO|28|4.205,-74.641
Marín|ES|58|42.391,-8.701
Makubetsu|JP|12|45.371,141.821
Maao|PH|06|10.49,122.991
Madison|US|MS|32.462,-90.115
Marseille 02|FR|93|43.297,5.37
Mussoorie|IN|39|30.455,78.071
Machachi|EC|18|-0.51,-78.567
Mahendragarh|IN|10|28.269,76.153
Monsefú|PE|14|-6.874,-79.869
Melouza|DZ|39|35.98,4.187
Maple Valley|US|WA|47.393,-122.046
Molodohvardiys’k|UA|14|48.345,39.652
Marcavelica|PE|20|-4.878,-80.705
Mint Hill|US|NC|35.18,-80.647
Meadow Woods|US|FL|28.386,-81.366
Mauganj|IN|35|24.667,81.873
Meckenheim|DE|07|50.624,7.029
Mixquiahuala de Juarez|MX|13|20.23,-99.214
Mehndāwal|IN|36|26.976,83.11
Moskháton|GR|ESYE31|37.948,23.679
Majuro|MH|190|7.09,171.38
Marataizes|BR|08|-21.043,-40.824
Melrose Park|US|IL|41.901,-87.857
Morro Agudo|BR|27|-20.731,-48.058
Machhlīshahr|IN|36|25.686,82.411
Murree|PK|04|33.908,73.39
Mendī|ET|51|9.8,35.1
Mbinga|TZ|14|-10.933,35.017
Middle River|US|MD|39.334,-76.439
Mostovskoy|RU|38|44.412,40.794
Makó|HU|06|46.217,20.483
Mauldin|US|SC|34.779,-82.31
Mosbach|DE|01|49.354,9.151
Moscow|US|ID|46.732,-117
Milford|US|MA|42.14,-71.516
Malakanagiri|IN|21|18.364,81.888
Mercer Island|US|WA|47.571,-122.222
Mount Gambier|AU|05|-37.832,140.779
Maplewood|US|NJ|40.731,-74.273
Marayur|IN|13|10.276,77.162
Marina di Carrara|IT|16|44.038,10.041
Midstream|ZA|06|-25.918,28.199
Muang Xay|LA|07|20.692,101.984
Makurazaki|JP|18|31.267,130.317
Manouba|TN|39|36.81,10.096
Mateus Leme|BR|15|-19.986,-44.428
Mangaldai|IN|03|26.442,92.03
Manikchari|BD|84|22.84,91.841
Madaoua|NE|06|14.073,5.96
Migdal Ha‘Emeq|IL|03|32.676,35.24
Muskego|US|WI|42.906,-88.139
Muktāgācha|BD|H|24.765,90.257
Mola di Bari|IT|13|41.06,17.09
Mont-Dore|NC|02|-22.263,166.566
Mīnjūr|IN|25|13.28,80.258
Monte Caseros|AR|06|-30.254,-57.636
Mount Pearl|CA|05|47.517,-52.781
Martos|ES|51|37.721,-3.973
Manibaug Pasig|PH|03|15.096,120.564
Mortsel|BE|VLG|51.167,4.451
Margherita|IN|30|27.285,95.668
Mevasseret Ẕiyyon|IL|06|31.802,35.151
Midland|CA|08|44.75,-79.883
Muret|FR|76|43.46,1.326
Mahmutlar|TR|07|36.495,32.091
Marcos Juárez|AR|05|-32.698,-62.107
Mbanza Kongo|AO|16|-6.267,14.24
Miramas|FR|93|43.585,5.003
Marinilla|CO|02|6.174,-75.336
Muhammadābād|IN|36|26.034,83.381
Medford|US|NY|40.818,-73
Manāsa|IN|35|24.478,75.141
Matai|TZ|24|-8.3,31.517
Molins de Rei|ES|56|41.417,2.017
Mahwah|US|NJ|41.089,-74.144
Maywood|US|IL|41.879,-87.843
Maevatanana|MG|43|-16.95,46.833
Markkleeberg|DE|13|51.276,12.369
Mūl|IN|16|20.07,79.678
Moineşti|RO|04|46.475,26.489
Muscatine|US|IA|41.424,-91.043
Miahuatlán de Porfirio Díaz|MX|20|16.333,-96.596
Miano|IT|04|40.888,14.253
Māngrol|IN|24|25.331,76.51
Mamburao|PH|41|13.223,120.596
Maroantsetra|MG|32|-15.435,49.738
Miguel Pereira|BR|21|-22.454,-43.469
Murlīganj|IN|34|25.897,86.996
Montilla|ES|51|37.586,-4.638
Montfermeil|FR|11|48.898,2.579
Marshall|US|TX|32.545,-94.367
Morrisville|US|NC|35.823,-78.826
Monteros|AR|24|-27.167,-65.498
Motozintla|MX|05|15.367,-92.246
Manihāri|IN|34|25.339,87.62
Mgandu|TZ|16|-5.95,34.133
Masallātah|LY|82|32.617,14
Macas|EC|15|-2.309,-78.111
Maaseik|BE|VLG|51.098,5.784
Merefa|UA|07|49.823,36.051
Mariāni|IN|03|26.657,94.315
Musselburgh|GB|SCT|55.942,-3.05
Moutsamoudou|KM|01|-12.167,44.399
Mino|JP|09|35.533,136.917
Morinda|IN|23|30.79,76.499
Mojoagung|ID|08|-7.567,112.35
Malpe|IN|19|13.35,74.704
Mikuni|JP|06|36.217,136.152
Māndal|IN|24|25.441,74.57
Mégara|GR|ESYE31|37.995,23.343
Morton Grove|US|IL|42.041,-87.783
Mithi|PK|05|24.737,69.797
McDonough|US|GA|33.447,-84.147
Metahāra|ET|51|8.9,39.917
María la Baja|CO|35|9.983,-75.302
Mansfield|US|MA|42.033,-71.219
Mirandopólis|BR|27|-21.134,-51.102
Monte Estoril|PT|14|38.706,-9.406
Monoharpur|IN|28|22.108,88.079
Millau|FR|76|44.098,3.078
Mwadui|TZ|15|-3.55,33.6
Motul|MX|31|21.096,-89.283
Muggiò|IT|09|45.589,9.228
Marki|PL|78|52.321,21.105
Mudanya|TR|16|40.375,28.882
Macia|MZ|02|-25.027,33.099
Mequon|US|WI|43.216,-88.03
Morrisania|US|NY|40.829,-73.907
Middleborough|US|MA|41.893,-70.911
Massawa|ER|06|15.608,39.475
Moulins|FR|84|46.565,3.332
Mont-Saint-Aignan|FR|28|49.463,1.094
Mansalay|PH|41|12.52,121.439
Muluppilagadu|IN|13|11.798,75.451
Mons-en-Barœul|FR|32|50.633,3.117
Munster|US|IN|41.564,-87.513
Maragondon|PH|40|14.273,120.738
Motomachi|JP|12|43.826,144.096
Mendeleyevsk|RU|73|55.908,52.29
Machesney Park|US|IL|42.347,-89.039
Market Harborough|GB|ENG|52.478,-0.921
Montreux|CH|VD|46.433,6.911
Montgeron|FR|11|48.705,2.45
Monte Alegre|BR|16|-2.001,-54.081
Marysville|US|OH|40.236,-83.367
Millbrae|US|CA|37.599,-122.387
Mount Isa|AU|04|-20.725,139.497
Maisons-Laffitte|FR|11|48.953,2.145
Madingou|CG|01|-4.154,13.55
Mukeriān|IN|23|31.954,75.617
Manuel Ojinaga|MX|06|29.564,-104.416
Melíssia|GR|ESYE31|38.05,23.833
Motomiya|JP|08|37.514,140.401
Maracaju|BR|11|-21.614,-55.168
Meda|IT|09|45.661,9.153
Mariano Comense|IT|09|45.697,9.182
Mātābhānga|IN|28|26.342,89.216
Maple Heights|US|OH|41.415,-81.566
Mahwah|IN|24|27.046,76.932
Moche|PE|13|-8.171,-79.009
Meoqui|MX|06|28.272,-105.48
Magenta|IT|09|45.465,8.885
Mutxamel|ES|60|38.416,-0.445
Mejorada del Campo|ES|29|40.393,-3.482
Moscavide e Portela|PT|14|38.779,-9.102
Maués|BR|04|-3.384,-57.719
Melrose|US|NY|40.825,-73.91
Mouila|GA|04|-1.868,11.056
Mahārājgani|IN|34|26.11,84.504
Muritiba|BR|05|-12.917,-39.25
Mazouna|DZ|51|36.122,0.899
Motru|RO|19|44.803,22.972
Midlothian|US|TX|32.482,-96.994
Mariāhu|IN|36|25.604,82.604
Montecarlo|AR|14|-26.566,-54.757
Manage|BE|WAL|50.503,4.236
Mayahi|NE|04|13.955,7.671
Mulchén|CL|06|-37.719,-72.241
Mayāng Imphāl|IN|17|24.61,93.889
Muhammadābād|IN|36|27.309,79.433
Mansourah|DZ|39|36.087,4.452
Metzingen|DE|01|48.537,9.283
Moskovskiy|TJ|02|37.609,68.581
Merrick|US|NY|40.663,-73.552
Maldegem|BE|VLG|51.207,3.445
Moses Lake|US|WA|47.13,-119.278
Mendez-Nuñez|PH|40|14.129,120.906
Maracás|BR|05|-13.441,-40.431
Merelbeke|BE|VLG|50.994,3.746
Mocoa|CO|22|1.153,-76.652
Multai|IN|35|21.775,78.258
Maswa|TZ|31|-2.683,33.983
Mersing|MY|01|2.431,103.841
Maliana|TL|BO|-8.992,125.22
Mogliano Veneto|IT|20|45.556,12.243
Meinerzhagen|DE|07|51.107,7.648
Menderes|TR|35|38.25,27.134
Mrągowo|PL|85|53.864,21.305
Monreale|IT|15|38.081,13.289
Marsberg|DE|07|51.462,8.849
Malanday|PH|40|14.707,121.131
Moncada|ES|60|39.546,-0.396
Mondovì|IT|12|44.396,7.818
Mundargi|IN|19|15.207,75.884
Musan-ŭp|KP|17|42.226,129.208
Monor|HU|16|47.351,19.447
Mogán|ES|53|27.884,-15.725
Massapequa|US|NY|40.681,-73.474
Morro do Chapéu|BR|05|-11.549,-41.158
Miyazu|JP|22|35.533,135.183
Meiningen|DE|15|50.568,10.415
Māndalgarh|IN|24|25.194,75.072
Muttupet|IN|25|10.395,79.494
Mhango|TZ|15|-3.283,32.85
Menzel Jemil|TN|18|37.236,9.914
Medina del Campo|ES|55|41.312,-4.914
Moju|BR|16|-1.884,-48.769
Maheshwar|IN|35|22.176,75.587
Maldon|GB|ENG|51.731,0.675
Masatepe|NI|11|11.914,-86.145
Marang|MY|13|5.206,103.206
Mhāsvād|IN|16|17.634,74.788
maalot Tarshīhā|IL|03|33.017,35.267
Mandan|US|ND|46.827,-100.89
Manosque|FR|93|43.829,5.787
Mandāwar|IN|36|29.487,78.127
Marquette|US|MI|46.544,-87.395
Marina|US|CA|36.684,-121.802
Mukilteo|US|WA|47.945,-122.305
Montmorency|FR|11|48.988,2.343
Mokwa|NG|31|9.295,5.054
Molave|PH|09|8.084,123.491
March|GB|ENG|52.551,0.088
Mudgal|IN|19|16.012,76.442
Maesteg|GB|WLS|51.609,-3.658
Mahdishahr|IR|25|35.711,53.354
Mountlake Terrace|US|WA|47.788,-122.309
Maragogipe|BR|05|-12.778,-38.919
Minas|CU|05|21.488,-77.61
Maralal|KE|45|1.097,36.698
Milwaukie|US|OR|45.446,-122.639
Maracena|ES|51|37.208,-3.635
Montecchio Maggiore-Alte Ceccato|IT|20|45.504,11.412
Morigaon|IN|03|26.249,92.348
Mudkhed|IN|16|19.157,77.503
Mirriah|NE|07|13.707,9.15
Masterton|NZ|G2|-40.96,175.657
Mountain Brook|US|AL|33.501,-86.752
Makueni Boma|KE|32|-1.804,37.624
Manlleu|ES|56|42.002,2.285
Miandrivazo|MG|54|-19.529,45.456
Murphy|US|TX|33.015,-96.613
Moreni|RO|16|44.983,25.644
Mbala|ZM|05|-8.84,31.366
Mödling|AT|03|48.086,16.289
Mazinde|TZ|18|-4.8,38.217
Modimolle|ZA|09|-24.7,28.4
Mairena del Alcor|ES|51|37.373,-5.75
Maniar|IN|36|25.985,84.172
Māchhīwāra|IN|23|30.916,76.2
Miyata|JP|07|33.708,130.653
Murici|BR|02|-9.307,-35.943
Morales|CO|35|8.275,-73.869
Middletown|US|DE|39.45,-75.716
Manay|PH|11|7.215,126.54
Monguno|NG|27|12.671,13.612
Malaṅgawā|NP|2|26.857,85.559
Mori|JP|37|34.833,137.933
Meylan|FR|84|45.21,5.778
Muriti|TZ|08|-1.983,32.917
Matui|TZ|18|-4.8,38.25
Mustang|US|OK|35.384,-97.724
Montceau-les-Mines|FR|27|46.667,4.367
Marina di Ardea-Tor San Lorenzo|IT|07|41.554,12.541
Monserrato|IT|14|39.256,9.144
Montville Center|US|CT|41.479,-72.151
Mers el Kebir|DZ|09|35.728,-0.708
Morwa|IN|09|22.905,73.839
Mairwa|IN|34|26.232,84.163
Murrysville|US|PA|40.428,-79.698
Mau Aimma|IN|36|25.695,81.923
Medjez el Bab|TN|17|36.65,9.612
Mar’’ina Horka|BY|05|53.509,28.147
Maksi|IN|35|23.26,76.146
Mezcales|MX|18|20.731,-105.283
Monroe|US|MI|41.916,-83.398
Mungaoli|IN|35|24.408,78.096
Mill Creek|US|WA|47.86,-122.204
Miamisburg|US|OH|39.643,-84.287
Mössingen|DE|01|48.406,9.054
Mantes-la-Ville|FR|11|48.974,1.703
Mokena|US|IL|41.526,-87.889
Morsang-sur-Orge|FR|11|48.662,2.353
Mariners Harbor|US|NY|40.637,-74.159
Monino|RU|47|55.842,38.194
Marblehead|US|MA|42.5,-70.858
Mpwapwa|TZ|03|-6.35,36.483
Meyrin|CH|GE|46.234,6.08
Marchena|ES|51|37.329,-5.417
Monção|PT|20|42.079,-8.481
Marakkanam|IN|25|12.192,79.942
Muramatsu|JP|29|37.693,139.171
Miharu|JP|08|37.433,140.483
Makamba|BI|17|-4.135,29.804
Miracema do Tocantins|BR|31|-9.567,-48.392
Motegi|JP|38|36.517,140.183
Montclair|US|VA|38.611,-77.34
Moguer|ES|51|37.276,-6.839
Mosopa|BW|10|-24.772,25.422
Monforte de Lemos|ES|58|42.522,-7.514
Madisonville|US|KY|37.328,-87.499
Montgomery|US|IL|41.731,-88.346
Mamfe|CM|09|5.751,9.314
Maposeni|TZ|14|-10.583,35.4
Malabanban Norte|PH|40|13.945,121.431
McKeesport|US|PA|40.348,-79.864
Malapatan|PH|12|5.969,125.289
Mobaye|CF|02|4.319,21.179
Magaria|NE|07|12.998,8.91
Mayen|DE|08|50.328,7.223
Maham|IN|10|28.969,76.295
Mamaroneck|US|NY|40.949,-73.733
Magumeri|NG|27|12.115,12.826
Melksham|GB|ENG|51.373,-2.14
Maholi|IN|36|27.664,80.474
Mitake|JP|09|35.417,137.133
Mzimba|MW|N|-11.9,33.6
Mau|IN|35|26.266,78.671
Makabe|JP|14|36.267,140.1
Mandelieu-la-Napoule|FR|93|43.546,6.937
Mékhé|SN|07|15.11,-16.622
Mělník|CZ|88|50.35,14.474
Matteson|US|IL|41.504,-87.713
Manzanares|ES|54|38.999,-3.37
Misilmeri|IT|15|38.032,13.448
Mezőtúr|HU|20|47,20.633
Metapán|SV|11|14.333,-89.45
Mineola|US|NY|40.749,-73.641
Madison|US|CT|41.28,-72.598
Mankono|CI|97|8.059,-6.19
Marina di Massa|IT|16|44.004,10.107
Mumbwa|ZM|02|-14.983,27.062
Maple Shade|US|NJ|39.953,-74.992
Marmande|FR|75|44.504,0.165
Montrose|US|CO|38.478,-107.876
Mtwango|TZ|30|-9.017,34.8
Monte Llano|DO|18|19.735,-70.599
Moaña|ES|58|42.278,-8.739
Maurepas|FR|11|48.765,1.929
Morales|GT|09|15.472,-88.841
Melville|US|NY|40.793,-73.415
Middleton|US|WI|43.097,-89.504
Mougins|FR|93|43.601,6.995
Murray|US|KY|36.61,-88.315
Matías Romero|MX|20|16.879,-95.039
Mubende|UG|C|0.558,31.395
Mont-Royal|CA|10|45.517,-73.649
Milledgeville|US|GA|33.08,-83.232
Matiari|PK|05|25.597,68.447
Mulgund|IN|19|15.281,75.521
Maghār|IL|03|32.89,35.407
Masis|AM|02|40.065,44.416
Manismata|ID|11|-2.467,111.033
Mārahra|IN|36|27.737,78.569
Mascote|BR|05|-15.563,-39.303
Mālvan|IN|16|16.06,73.463
Mayfield Heights|US|OH|41.519,-81.458
Matiri|TZ|14|-10.75,34.9
Mallasamudram|IN|25|11.493,78.031
Manturovo|RU|37|58.329,44.764
Mirfield|GB|ENG|53.673,-1.696
Moyo|UG|N|3.661,31.725
Marneuli|GE|68|41.487,44.802
Magole|TZ|10|-6.377,37.374
Mon|IN|20|26.736,95.058
Málaga|CO|26|6.699,-72.732
Mlowo|TZ|32|-9,32.983
Mátészalka|HU|18|47.955,22.323
Mohács|HU|02|45.99,18.686
Matriz de Camaragibe|BR|02|-9.152,-35.533
Monselice|IT|20|45.239,11.75
Montevarchi|IT|16|43.525,11.572
Międzyrzecz|PL|76|52.445,15.578
Māndvi|IN|09|21.255,73.304
Marshfield|US|WI|44.669,-90.172
Molde|NO|08|62.738,7.159
Morristown|US|NJ|40.797,-74.482
Mitry-Mory|FR|11|48.983,2.617
Macomb|US|IL|40.459,-90.672
Mead Valley|US|CA|33.833,-117.296
Marktoberdorf|DE|02|47.78,10.617
Meise|BE|VLG|50.939,4.327
Martinópolis|BR|27|-22.146,-51.171
Malgrat de Mar|ES|56|41.647,2.741
Mölln|DE|10|53.617,10.687
Mugumu|TZ|08|-1.85,34.7
Monsey|US|NY|41.111,-74.068
Malakhovka|RU|47|55.648,38.025
Montecristi|EC|14|-1.046,-80.659
Mansfield Woodhouse|GB|ENG|53.165,-1.194
Mauguio|FR|76|43.618,4.007
Maasin|PH|08|10.134,124.845
Meadowbrook|US|VA|37.449,-77.474
McAlester|US|OK|34.933,-95.77
Mchinji|MW|C|-13.798,32.88
Milpa Alta|MX|09|19.193,-99.023
Miguelópolis|BR|27|-20.179,-48.032
Marlow|GB|ENG|51.569,-0.774
Makakilo|US|HI|21.352,-158.087
Mitras Poniente|MX|19|25.776,-100.426
Marple|GB|ENG|53.395,-2.063
Morlanwelz-Mariemont|BE|WAL|50.455,4.245
Mossendjo|CG|07|-2.95,12.704
Manchester|US|MO|38.597,-90.509
Marktredwitz|DE|02|50.004,12.086
Middelburg|ZA|05|-31.493,25.006
Miramichi|CA|04|47.029,-65.502
Monte Azul Paulista|BR|27|-20.907,-48.641
Mattoon|US|IL|39.483,-88.373
Müllheim|DE|01|47.808,7.63
Monroe|US|WA|47.855,-121.971
Mäntsälä|FI|01|60.633,25.317
Macau|BR|22|-5.115,-36.634
Muramvya|BI|22|-3.268,29.608
Mao|TD|06|14.121,15.31
Melzo|IT|09|45.498,9.42
Mahīshādal|IN|28|22.186,87.981
Montecatini-Terme|IT|16|43.882,10.772
Murudeshwara|IN|19|14.094,74.484
Mapastepec|MX|05|15.434,-92.9
Maumelle|US|AR|34.867,-92.404
Montigny-lès-Cormeilles|FR|11|48.982,2.2
Massaguet|TD|18|12.476,15.436
Msowero|TZ|10|-6.533,37.2
Mo i Rana|NO|09|66.313,14.143
Marion|US|IL|37.731,-88.933
Moita|PT|19|38.651,-8.99
Middelkerke|BE|VLG|51.185,2.821
Mosta|MT|35|35.909,14.426
Mendefera|ER|02|14.887,38.815
Malacky|SK|02|48.436,17.022
Markova|RU|20|52.207,104.218
Mto wa Mbu|TZ|26|-3.35,35.85
Munster|DE|06|52.986,10.088
Monteiro|BR|17|-7.889,-37.12
Makinsk|KZ|03|52.633,70.419
Mezőkövesd|HU|04|47.817,20.583
Martinsburg|US|WV|39.456,-77.964
Moram|IN|16|17.788,76.471
Marco Island|US|FL|25.941,-81.718
Myślenice|PL|77|49.834,19.938
Moreton|GB|ENG|53.4,-3.117
Marseille 16|FR|93|43.36,5.334
Mühldorf|DE|02|48.247,12.522
Muroto-misakicho|JP|20|33.287,134.168
Mölnlycke|SE|28|57.659,12.118
Menasha|US|WI|44.202,-88.447
Middelharnis|NL|11|51.758,4.165
Mari|BR|17|-7.06,-35.319
Morlaix|FR|53|48.577,-3.828
Maltby|GB|ENG|53.417,-1.2
Montemurlo|IT|16|43.927,11.037
Mesquite|US|NV|36.806,-114.067
Murbād|IN|16|19.254,73.39
Mūndwa|IN|24|27.063,73.823
Maitland|US|FL|28.628,-81.363
Montargis|FR|24|47.997,2.733
Murcia|PH|06|10.605,123.042
Marly-le-Roi|FR|11|48.867,2.083
Maganoy|PH|14|6.865,124.442
Mirandola|IT|05|44.885,11.069
Moosburg|DE|02|48.471,11.938
Mehtar Lām|AF|35|34.671,70.209
Meerane|DE|13|50.847,12.465
Mae Ramat|TH|08|16.984,98.517
Mendes|BR|21|-22.527,-43.733
Middletown|US|RI|41.546,-71.291
Mountsorrel|GB|ENG|52.717,-1.15
Michelstadt|DE|05|49.676,9.004
Mala|PE|15|-12.658,-76.631
Mūlki|IN|19|13.091,74.794
Moraga|US|CA|37.835,-122.13
Massapequa Park|US|NY|40.68,-73.455
Mendarda|IN|09|21.321,70.441
Międzyrzec Podlaski|PL|75|51.986,22.782
Mahayag|PH|09|8.118,123.445
Mboursou Léré|TD|20|9.764,14.154
Moirāng|IN|17|24.497,93.778
Mombaça|BR|06|-5.743,-39.627
Madambakkam|IN|25|12.852,80.047
Mahiari|IN|28|22.588,88.235
Mentana|IT|07|42.035,12.644
Mahébourg|MU|14|-20.408,57.7
Monzón|ES|52|41.911,0.194
Maghar|IN|36|26.756,83.128
Muheza|TZ|18|-5.167,38.783
Mundgod|IN|19|14.971,75.037
Montereau-Fault-Yonne|FR|11|48.383,2.95
Mercedes|PH|05|14.109,123.011
Medvedovskaya|RU|38|45.452,39.025
Mula|ES|31|38.041,-1.49
Manjhanpur|IN|36|25.53,81.376
Mach|PK|02|29.864,67.33
Muttenz|CH|BL|47.523,7.645
Malampaka|TZ|31|-3.133,33.533
Menzelinsk|RU|73|55.727,53.103
Marche-en-Famenne|BE|WAL|50.227,5.344
Matamey|NE|07|13.423,8.475
Mahudha|IN|09|22.821,72.94
Mwandiga|TZ|05|-4.83,29.658
Ma'rib|YE|14|15.463,45.326
Mikumi|TZ|10|-7.404,36.983
Marumori|JP|24|37.917,140.767
Mount Vernon|US|OH|40.393,-82.486
Mungaa|TZ|16|-4.967,34.883
Media Luna|CU|09|20.143,-77.435
Melegnano|IT|09|45.358,9.324
Montivilliers|FR|28|49.545,0.188
Morganton|US|NC|35.745,-81.685
Mercedes|US|TX|26.15,-97.914
Malīhābād|IN|36|26.922,80.711
Maardu|EE|01|59.465,24.982
Mittweida|DE|13|50.986,12.975
Monte Santo de Minas|BR|15|-21.19,-46.98
Magsaysay|PH|11|6.767,125.183
Mocajuba|BR|16|-2.584,-49.507
Medvezh’yegorsk|RU|28|62.917,34.457
Mucur|TR|40|39.061,34.383
Mulanje|MW|S|-16.032,35.5
Mbuguni|TZ|26|-3.567,36.95
Medvedevo|RU|45|56.634,47.804
Mount Clemens|US|MI|42.597,-82.878
Madipakkam|IN|25|12.962,80.199
Matsushima|JP|24|38.374,141.061
Monte Aprazível|BR|27|-20.773,-49.714
Morton|US|IL|40.613,-89.459
Menomonie|US|WI|44.876,-91.919
Maubara|TL|LI|-8.612,125.206
Manzanares|CO|37|5.254,-75.154
Mangla|PK|04|31.893,72.382
Moissy-Cramayel|FR|11|48.626,2.601
Muzambinho|BR|15|-21.376,-46.526
Minturno|IT|07|41.263,13.746
Montijo|ES|57|38.908,-6.618
Mennzel Bou Zelfa|TN|19|36.683,10.584
Mākum|IN|03|27.487,95.436
Magdalena|MX|14|20.907,-103.978
Mungia|ES|59|43.355,-2.845
Macatuba|BR|27|-22.502,-48.711
Mahgawān|IN|35|26.495,78.616
Medina|MX|11|21.15,-101.623
Montbrison|FR|84|45.608,4.065
Madison|US|NJ|40.76,-74.417
Mariestad|SE|28|58.71,13.824
Morong|PH|03|14.679,120.266
Midway|US|FL|30.406,-87.006
Mosty|BY|03|53.412,24.539
Maryland City|US|MD|39.092,-76.818
Manatí|PR|091|18.427,-66.492
Maragogi|BR|02|-9.012,-35.222
Mount Pleasant|US|TX|33.157,-94.968
Maintirano|MG|44|-18.064,44.03
Merke|KZ|17|42.87,73.185
Melenki|RU|83|55.334,41.63
Mankayan|PH|15|16.863,120.783
Myrtle Grove|US|FL|30.421,-87.307
Mezgor'e|RU|08|54.05,57.817
Malahide|IE|L|53.451,-6.154
Mihona|IN|35|26.284,78.98
Milanówek|PL|78|52.119,20.672
Menzel Abderhaman|TN|18|37.237,9.863
Manassas Park|US|VA|38.784,-77.47
Mont-Saint-Hilaire|CA|10|45.565,-73.187
Mill Creek East|US|WA|47.836,-122.188
Marte|NG|27|12.365,13.829
Middleburg Heights|US|OH|41.361,-81.813
Mitchell|US|SD|43.709,-98.03
Manthani|IN|40|18.651,79.665
Madukkūr|IN|25|10.481,79.399
Marbach am Neckar|DE|01|48.94,9.26
Mayenne|FR|52|48.303,-0.614
Mlalo|TZ|18|-4.933,38.933
Magog|CA|10|45.267,-72.149
Montalvo|EC|13|-1.79,-79.288
Manhumirim|BR|15|-20.358,-41.958
Mizil|RO|30|45.017,26.45
Monte Plata|DO|32|18.807,-69.784
Makuyuni|TZ|18|-4.733,38.1
Montornès del Vallès|ES|56|41.542,2.267
Mastic|US|NY|40.802,-72.841
Maryborough|AU|04|-25.541,152.705
Minas de Marcona|PE|11|-15.212,-75.11
Martha Lake|US|WA|47.851,-122.239
Malnate|IT|09|45.794,8.881
Madera|MX|06|29.194,-108.147
Moskovskiy|RU|48|55.599,37.355
Mandalgovi|MN|08|45.763,106.271
Mayma|RU|03|52.016,85.91
Massakory|TD|18|12.996,15.729
Makakilo City|US|HI|21.347,-158.086
Marsabit|KE|34|2.335,37.991
Mīrganj|IN|36|28.54,79.208
Mabama|TZ|17|-5.133,32.533
Millbrook|US|AL|32.48,-86.362
Matam|SN|15|15.656,-13.255
Mardakan|AZ|09|40.492,50.143
Montesson|FR|11|48.909,2.138
Medeiros Neto|BR|05|-17.374,-40.221
Much|DE|07|50.904,7.403
Mijdrecht|NL|09|52.207,4.862
Mundra|IN|09|22.839,69.722
Muhoroni|KE|26|-0.158,35.196
Merrifield|US|VA|38.874,-77.227
Massamagrell|ES|60|39.567,-0.333
Magarao|PH|05|13.66,123.187
Mangilao Village|GU|MA|13.448,144.801
Moussoro|TD|22|13.641,16.489
McKinleyville|US|CA|40.947,-124.101
Montagu|ZA|11|-33.787,20.121
Manga|BF|07|11.664,-1.073
Mlangali|TZ|30|-9.783,34.517
Mirano|IT|20|45.495,12.108
Morteros|AR|05|-30.712,-61.999
Monthey|CH|VS|46.255,6.954
Markaz-e Woluswalī-ye Āchīn|AF|18|34.126,70.708
Mount Vernon|US|IL|38.317,-88.903
Mexborough|GB|ENG|53.494,-1.292
Mandapam|IN|25|9.276,79.124
Montichiari|IT|09|45.413,10.398
Mahanje|TZ|14|-9.933,35.333
Misrikh|IN|36|27.431,80.532
Mamuju|ID|41|-2.681,118.886
Mermoz Boabab|SN|01|14.706,-17.476
Muang Không|LA|02|14.118,105.855
`;
