/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Jakarta|ID|04|-6.215,106.845
Jinan|CN|25|36.668,116.997
Jeddah|SA|14|21.49,39.186
Jaipur|IN|24|26.92,75.788
Johannesburg|ZA|06|-26.202,28.044
Jilin|CN|05|43.851,126.56
Juárez|MX|06|31.72,-106.461
Jabalpur|IN|35|23.167,79.95
Jieyang|CN|30|23.542,116.366
Jodhpur|IN|24|26.268,73.006
Jacksonville|US|FL|30.332,-81.656
Jos|NG|49|9.928,8.892
Johor Bahru|MY|01|1.466,103.758
Jerusalem|IL|06|31.769,35.216
Jalandhar|IN|23|31.326,75.579
Jeonju|KR|03|35.822,127.149
Jaboatão|BR|30|-8.18,-35.001
João Pessoa|BR|17|-7.115,-34.863
Jaboatão dos Guararapes|BR|30|-8.113,-35.015
Jamshedpur|IN|38|22.803,86.185
Jinzhou|CN|19|41.108,121.142
Jiamusi|CN|08|46.799,130.316
Jiangmen|CN|30|22.583,113.083
Jiaozuo|CN|09|35.24,113.233
Jamnagar|IN|09|22.473,70.067
Jianshui|CN|29|24.277,101.224
Juiz de Fora|BR|15|-21.764,-43.35
Jiaxing|CN|02|30.752,120.75
Jammu|IN|12|32.736,74.869
Joinville|BR|26|-26.304,-48.846
Jining|CN|25|35.405,116.581
Juba|SS|11550569|4.852,31.582
Jalgaon|IN|16|21.003,75.566
Jambi City|ID|05|-1.6,103.617
Jhānsi|IN|36|25.459,78.58
Jeju City|KR|01|33.51,126.522
Jixi|CN|08|45.301,130.957
Jhang Sadr|PK|04|31.27,72.317
Jincheng|CN|24|35.502,112.833
Jundiaí|BR|27|-23.186,-46.884
Jingdezhen|CN|03|29.295,117.208
Jember|ID|08|-8.172,113.7
Jersey City|US|NJ|40.728,-74.078
Jālna|IN|16|19.841,75.886
Jiujiang|CN|03|29.705,116.002
Jining|CN|20|41.028,113.106
Jimeta|NG|35|9.279,12.458
Juliaca|PE|21|-15.5,-70.133
Ji’an|CN|03|27.117,114.979
Jessore|BD|82|23.17,89.214
José C. Paz|AR|01|-34.515,-58.768
Juazeiro do Norte|BR|06|-7.213,-39.315
Jingling|CN|12|30.65,113.1
Jamaica|US|NY|40.691,-73.806
Jinzhou|CN|19|39.1,121.717
Jacareí|BR|27|-23.305,-45.966
Jerez de la Frontera|ES|51|36.686,-6.136
Jōetsu|JP|29|37.148,138.236
Jalālābād|AF|18|34.426,70.452
Jamaame|SO|09|0.07,42.745
Jūnāgadh|IN|09|21.52,70.46
Jingzhou|CN|12|30.35,112.19
Jiutai|CN|05|44.153,125.833
Jackson|US|MS|32.299,-90.185
Jacobabad|PK|05|28.282,68.438
Jaunpur|IN|36|25.754,82.687
Jaffna|LK|38|9.668,80.007
Jabālyā|PS|GZ|31.527,34.483
Jamālpur|BD|H|24.92,89.948
Jingmen|CN|12|31.034,112.205
Jiaozhou|CN|25|36.284,120.003
Jiutepec|MX|17|18.881,-99.178
Jīnd|IN|10|29.316,76.315
Jāmuria|IN|28|23.705,87.079
Jaigaon|IN|28|26.848,89.376
Jizzax|UZ|15|40.123,67.828
Jijel|DZ|24|36.821,5.764
Joliet|US|IL|41.525,-88.083
Jhelum|PK|04|32.934,73.731
Jinchang|CN|15|38.501,102.194
Jinhua|CN|02|29.107,119.644
Jieshou|CN|01|33.263,115.361
Jeongeup|KR|03|35.6,126.917
Jacmel|HT|13|18.234,-72.535
Jieshi|CN|30|22.81,115.831
Jiagedaqi|CN|20|50.417,124.117
Jayapura|ID|36|-2.534,140.718
Jiazi|CN|30|22.879,116.073
Jaraguá do Sul|BR|26|-26.486,-49.067
Jimma|ET|51|7.673,36.834
Jirjā|EG|24|26.338,31.892
Jequié|BR|05|-13.859,-40.085
Jiangyou|CN|32|31.767,104.717
Jombang|ID|08|-7.546,112.233
Jiupu|CN|19|41.067,122.95
Jiayuguan|CN|15|39.811,98.286
Jaranwala|PK|04|31.333,73.419
Jaú|BR|27|-22.296,-48.558
Jetpur|IN|09|21.755,70.623
Jalingo|NG|43|8.894,11.36
Jaén|ES|51|37.769,-3.79
Jandira|BR|27|-23.527,-46.903
Jhunjhunūn|IN|24|28.126,75.398
Jiangyin|CN|04|31.911,120.263
Jalpāiguri|IN|28|26.517,88.733
Jalai Nur|CN|20|49.45,117.7
Ji Paraná|BR|24|-10.885,-61.952
Jizan|SA|17|16.889,42.551
Jena|DE|15|50.929,11.59
Jishu|CN|05|44.317,126.8
Jagādhri|IN|10|30.167,77.304
Jolo|PH|14|6.052,121.002
Jamālpur|IN|34|25.313,86.489
Juan Díaz|PA|08|9.05,-79.45
Jagtiāl|IN|40|18.795,78.917
Jérémie|HT|14|18.65,-74.117
Jaworzno|PL|83|50.205,19.275
Jahānābād|IN|34|25.214,84.987
Jounieh|LB|05|33.981,35.618
Japekrom|GH|13|7.576,-2.785
Jastrzębie Zdrój|PL|83|49.955,18.575
Jinsha|CN|04|32.09,121.074
Japeri|BR|21|-22.643,-43.653
Jalalpur Jattan|PK|04|32.641,74.206
Jönköping|SE|08|57.781,14.156
Janakpur|NP|2|26.729,85.926
Jinja|UG|E|0.439,33.203
Jinjiang|CN|07|24.82,118.574
Jelenia Góra|PL|72|50.9,15.729
Jharia|IN|38|23.741,86.415
Jyväskylä|FI|13|62.241,25.721
Junín|AR|01|-34.584,-60.943
Jinxiang|CN|02|27.433,120.606
Johns Creek|US|GA|34.029,-84.199
Jinshi|CN|11|29.605,111.87
Jangipur|IN|28|24.47,88.077
Jeypore|IN|21|18.856,82.572
Jharsuguda|IN|21|21.855,84.007
Jamūī|IN|34|24.926,86.225
Jishui|CN|09|33.733,115.4
Jiexiu|CN|24|37.024,111.912
Jataí|BR|29|-17.879,-51.722
Jagdalpur|IN|37|19.081,82.021
Jumri Tilaiyā|IN|38|24.435,85.53
Jalal-Abad|KG|03|40.933,73
Jamjamāl|IQ|05|35.534,44.834
Juchitán de Zaragoza|MX|20|16.436,-95.02
Jonesboro|US|AR|35.842,-90.704
Jega|NG|40|12.223,4.38
Juegang|CN|04|32.317,121.186
Joypur Hāt|BD|83|25.101,89.027
Jatibarang|ID|30|-6.475,108.315
João Monlevade|BR|15|-19.81,-43.174
Jiuquan|CN|15|39.743,98.517
Jimo|CN|25|36.39,120.462
Jiangyan|CN|04|32.506,120.143
Jaboticabal|BR|27|-21.255,-48.322
Jiehu|CN|25|35.543,118.455
Jorhāt|IN|03|26.758,94.203
Jinjiang|CN|31|19.729,110.009
Jaisalmer|IN|24|26.918,70.904
Jacksonville|US|NC|34.754,-77.43
Jaorā|IN|35|23.638,75.127
Jackson Heights|US|NY|40.756,-73.885
Jackson|US|TN|35.615,-88.814
Johnson City|US|TN|36.313,-82.353
Jablah|SY|02|35.362,35.928
Jagraon|IN|23|30.788,75.474
Janesville|US|WI|42.683,-89.019
Jampur|PK|04|29.642,70.595
Jitra|MY|02|6.268,100.422
Jupiter|US|FL|26.934,-80.094
Jinghong|CN|29|21.991,100.734
Jelgava|LV|11|56.65,23.713
Jamkhandi|IN|19|16.505,75.291
Jianguang|CN|03|28.194,115.784
Jijiang|CN|33|29.29,106.25
Jiangkou|CN|07|25.487,119.198
Jian’ou|CN|07|27.041,118.319
Jidong|CN|08|45.217,131.083
Juye|CN|25|35.395,116.088
Jatiwangi|ID|30|-6.734,108.263
Jhārgrām|IN|28|22.454,86.995
Jahāngīrābād|IN|36|28.405,78.106
Jacona de Plancarte|MX|15|19.952,-102.308
Jijiga|ET|52|9.35,42.8
Jinji|CN|16|23.228,110.826
Janaúba|BR|15|-15.803,-43.309
Jatani|IN|21|20.16,85.707
Jālaun|IN|36|26.145,79.337
Jinotega|NI|07|13.091,-86.002
Jackson|US|NJ|39.776,-74.862
Jagüey Grande|CU|03|22.527,-81.129
Jūrmala|LV|13|56.968,23.77
Jardines de la Silla (Jardines)|MX|19|25.629,-100.188
Joensuu|FI|12|62.601,29.763
Jaén|PE|06|-5.707,-78.808
Jhālāwār|IN|24|24.596,76.165
Joplin|US|MO|37.084,-94.513
Jendouba|TN|06|36.501,8.78
Jesús Menéndez|CU|13|21.161,-76.479
Jihlava|CZ|80|49.396,15.591
Jatiroto|ID|07|-7.883,111.117
Juigalpa|NI|04|12.106,-85.365
Jalor|IN|24|25.346,72.616
Jobabo|CU|13|20.907,-77.282
Juhaynah|EG|24|26.673,31.498
Jacobina|BR|05|-11.181,-40.514
Jangaon|IN|40|17.726,79.152
Jodhpur|IN|09|21.902,70.033
Jovellanos|CU|03|22.804,-81.191
Jatoi Shimali|PK|04|29.518,70.845
Jawhar|SO|13|2.781,45.5
Jeffersonville|US|IN|38.278,-85.737
Jaisingpur|IN|16|16.776,74.554
Jauharabad|PK|04|32.29,72.282
Jalapa|GT|10|14.635,-89.989
Jablonec nad Nisou|CZ|83|50.724,15.171
Jamundí|CO|29|3.261,-76.535
Jhajjar|IN|10|28.606,76.656
Jammalamadugu|IN|02|14.847,78.383
Jasdan|IN|09|22.037,71.208
Jales|BR|27|-20.269,-50.546
Jerada|MA|02|34.31,-2.16
Jilib|SO|08|0.488,42.785
Jefferson City|US|MO|38.577,-92.174
Jerez de García Salinas|MX|32|22.65,-102.99
Jesús María|MX|01|21.961,-102.343
Jaspur|IN|39|29.279,78.828
Jintūr|IN|16|19.612,76.687
Juventino Rosas|MX|11|20.643,-100.993
Jājpur|IN|21|20.849,86.337
Jhingergācha|BD|82|23.111,89.091
Jambusar|IN|09|22.052,72.801
Jaguaquara|BR|05|-13.531,-39.971
Jaggayyapeta|IN|02|16.894,80.098
Jiguaní|CU|09|20.368,-76.427
Jalārpet|IN|25|12.57,78.573
Juwana|ID|07|-6.715,111.151
Jarosław|PL|80|50.016,22.678
Jaen|PH|03|15.328,120.919
Jisr ash Shughūr|SY|12|35.814,36.32
Javānrūd|IR|13|34.796,46.517
Jhā-Jhā|IN|34|24.771,86.379
Jalesar|IN|36|27.473,78.303
Järvenpää|FI|01|60.474,25.09
Jasło|PL|80|49.745,21.473
Juanjuí|PE|22|-7.177,-76.728
Jekulo|ID|07|-6.806,110.926
Jincheng|TW|01|24.434,118.317
Jamaica Plain|US|MA|42.31,-71.12
Joué-lès-Tours|FR|24|47.352,0.669
Jalalpur Pirwala|PK|04|29.505,71.222
Jesi|IT|10|43.521,13.244
Joal-Fadiout|SN|07|14.167,-16.833
Jalilabad|AZ|15|39.21,48.492
Jipijapa|EC|14|-1.349,-80.579
Jagodina|RS|SE|43.977,21.261
Jacarezinho|BR|18|-23.161,-49.969
Jalālābād|IN|36|27.726,79.655
Jonava|LT|57|55.083,24.283
Januária|BR|15|-15.489,-44.36
Jāmadoba|IN|38|23.717,86.4
Joliette|CA|10|46.016,-73.424
Janīn|PS|WE|32.459,35.301
Jardinópolis|BR|27|-21.018,-47.764
Jaito|IN|23|30.451,74.892
Jutiapa|GT|11|14.292,-89.896
Jhābua|IN|35|22.768,74.591
Jacaltenango|GT|08|15.667,-91.712
Jülich|DE|07|50.921,6.363
Juticalpa|HN|15|14.667,-86.219
Jerantut|MY|06|3.936,102.363
Jogbani|IN|34|26.399,87.265
Jackson|US|MI|42.246,-84.401
Jhālrapātan|IN|24|24.542,76.172
Jagatsinghapur|IN|21|20.256,86.171
Jānjgīr|IN|37|22.009,82.578
Jáltipan de Morelos|MX|30|17.965,-94.714
Juneau|US|AK|58.302,-134.42
Jagna|PH|07|9.653,124.37
Jaten|ID|07|-7.577,110.897
Jayrūd|SY|08|33.807,36.739
Jayamkondacholapuram|IN|25|11.213,79.364
Ja Ela|LK|36|7.074,79.892
Jinka|ET|54|5.65,36.65
Jidd Ḩafş|BH|16|26.219,50.548
Jaguariúna|BR|27|-22.706,-46.986
Javea|ES|60|38.783,0.167
Jalālpur|IN|36|26.312,82.739
Jhanjhārpur|IN|34|26.265,86.28
Jinan-gun|KR|03|35.792,127.425
Jiménez|MX|06|28.333,-105.4
Jagdīshpur|IN|36|26.75,80.545
Jagdīspur|IN|34|25.468,84.419
Jaguariaíva|BR|18|-24.244,-49.709
Jaraguá|BR|29|-15.757,-49.334
Jāsim|SY|06|32.992,36.06
Jamestown|US|NY|42.097,-79.235
Jarabacoa|DO|30|19.117,-70.636
Jalālābād|IN|23|30.606,74.257
Jaguarão|BR|23|-32.566,-53.376
Jinotepe|NI|02|11.85,-86.199
Jewar|IN|36|28.122,77.557
Johnston|US|RI|41.822,-71.507
Jahanian Shah|PK|04|31.805,72.277
Jacksonville|US|AR|34.866,-92.11
Jūybār|IR|35|36.641,52.912
Juan Griego|VE|17|11.082,-63.965
Jogonalan|ID|07|-7.704,110.536
João Pinheiro|BR|15|-17.742,-46.172
Jaru|BR|24|-10.439,-62.466
Jhawarian|PK|04|32.362,72.623
Jászberény|HU|20|47.5,19.917
José Bonifácio|BR|27|-21.053,-49.688
Jalgaon Jamod|IN|16|21.052,76.535
Jaswantnagar|IN|36|26.883,78.903
Jarrow|GB|ENG|54.98,-1.484
Jēkabpils|LV|10|56.499,25.857
Jarash|JO|22|32.281,35.899
Jeffersontown|US|KY|38.194,-85.564
Jesús María|AR|05|-30.982,-64.094
Jora|IN|35|26.342,77.809
Junnar|IN|16|19.208,73.875
Jais|IN|36|26.265,81.549
Jumilla|ES|31|38.479,-1.325
Jarocin|PL|86|51.973,17.503
Jandiāla|IN|23|31.159,75.618
Jalālābad|IN|36|29.619,77.439
Jarābulus|SY|09|36.818,38.011
Jardín América|AR|14|-27.043,-55.227
Jenjarum|MY|12|2.872,101.495
Junction City|US|KS|39.029,-96.831
Juatuba|BR|15|-19.952,-44.343
Jaynagar-Majilpur|IN|28|22.176,88.418
Jalostotitlán|MX|14|21.167,-102.464
Jāmtāra|IN|38|23.963,86.803
Jiquílpan de Juárez|MX|16|19.995,-102.72
Jakobsberg|SE|26|59.423,17.835
Jalapa|NI|13|13.922,-86.123
Jawor|PL|72|51.051,16.193
Jardim|BR|11|-21.48,-56.138
Jaleshwar|NP|2|26.649,85.8
Juan José Ríos|MX|25|25.758,-108.824
Joaçaba|BR|26|-27.178,-51.505
Jhīnjhak|IN|36|26.561,79.734
Jaleshwar|IN|21|21.802,87.222
Jesús del Monte|MX|15|19.375,-99.294
Jaguaribe|BR|06|-5.891,-38.622
Jacksonville Beach|US|FL|30.295,-81.393
Jindřichův Hradec|CZ|79|49.144,15.003
Jaciara|BR|14|-15.965,-54.968
Jaguarari|BR|05|-10.264,-40.196
Jashpurnagar|IN|37|22.888,84.139
Jāmai|IN|35|22.196,78.592
Jüchen|DE|07|51.1,6.5
Jurupa Valley|US|CA|33.993,-117.516
Jaguaruana|BR|06|-4.834,-37.781
Jebba|NG|30|9.12,4.824
José de Freitas|BR|20|-4.756,-42.576
Jaitāran|IN|24|26.204,73.937
Jose Pañganiban|PH|05|14.291,122.692
Jimaguayú|CU|05|21.242,-77.826
Jauja|PE|12|-11.776,-75.497
Jirkov|CZ|89|50.5,13.448
Johnston|US|IA|41.673,-93.698
Jbaïl|LB|05|34.121,35.648
Jenks|US|OK|36.023,-95.968
Jenzan|KR|14|36.241,128.298
Jatobá|BR|30|-9.183,-38.269
Jaynagar|IN|34|26.59,86.138
Jaral del Progreso|MX|11|20.372,-101.062
Júlio de Castilhos|BR|23|-29.227,-53.682
Jhālu|IN|36|29.336,78.226
Jahāzpur|IN|24|25.62,75.276
Jaruco|CU|MA|23.044,-82.009
Jevargi|IN|19|17.014,76.773
Judita|JO|18|32.408,35.708
Johnstown|US|PA|40.327,-78.922
Juma Shahri|UZ|10|39.716,66.664
João Câmara|BR|22|-5.537,-35.82
Jericho|PS|WE|31.867,35.45
Jhinjhāna|IN|36|29.521,77.225
Jatibonico|CU|14|21.943,-79.169
Jānsath|IN|36|29.325,77.85
Jakobstad|FI|15|63.675,22.703
Joaquín V. González|AR|17|-25.114,-64.126
Jacksonville|US|IL|39.734,-90.229
José Cardel|MX|30|19.368,-96.37
Jouy-le-Moutier|FR|11|49.011,2.04
Jasmine Estates|US|FL|28.293,-82.69
Jojutla|MX|17|18.615,-99.18
Jocotepec|MX|14|20.285,-103.429
Janūb as Surrah|KW|07|29.269,47.978
Jacutinga|BR|15|-22.286,-46.612
Jalālī|IN|36|27.867,78.253
Jand|PK|04|33.433,72.019
Joinville-le-Pont|FR|11|48.825,2.475
Jhalidā|IN|28|23.365,85.976
Jocotenango|GT|16|14.578,-90.738
Józefów|PL|78|52.137,21.236
Jarinu|BR|27|-23.101,-46.728
Jobabo|CU|12|20.969,-76.299
Jona|CH|SG|47.23,8.839
Jarwal|IN|36|27.163,81.542
Judeida Makr|IL|03|32.928,35.157
Jandaia do Sul|BR|18|-23.603,-51.643
Jalālpur|IN|09|20.949,72.898
Jamay|MX|14|20.293,-102.708
Jatāra|IN|35|25.01,79.049
Jāwad|IN|35|24.599,74.863
Jūnāgarh|IN|37|19.86,82.934
Janeng|BW|09|-25.417,25.55
Jędrzejów|PL|84|50.639,20.305
Jeremoabo|BR|05|-10.075,-38.481
Jhūsi|IN|36|25.437,81.906
Jenison|US|MI|42.907,-85.792
Jasaan|PH|10|8.654,124.756
Jalajala|PH|40|14.353,121.323
Johnstone|GB|SCT|55.829,-4.516
Jasidih|IN|38|24.514,86.646
Jičín|CZ|82|50.437,15.352
Jiwani|PK|02|25.049,61.746
Johi|PK|05|26.692,67.614
Jollyville|US|TX|30.443,-97.775
Jhol|PK|05|25.955,68.889
Juchitepec|MX|15|19.101,-98.879
Jodiya Bandar|IN|09|22.717,70.283
Jagalūr|IN|19|14.52,76.339
Janakkala|FI|05|60.9,24.6
Jalpa de Méndez|MX|27|18.176,-93.063
Jequitinhonha|BR|15|-16.434,-41.003
Jasper|US|IN|38.391,-86.931
Juan Aldama|MX|32|24.292,-103.393
Jamestown|US|ND|46.911,-98.708
Jelcz Laskowice|PL|72|51.021,17.316
Junín|PE|12|-11.159,-75.993
Jämsä|FI|13|61.864,25.19
Jabal os Saraj|AF|40|35.118,69.238
Jamaica|CU|MA|22.976,-82.169
`;
