/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Cairo|EG|11|30.063,31.25
Chongqing|CN|33|29.563,106.553
Chengdu|CN|32|30.667,104.067
Chennai|IN|25|13.088,80.278
Changchun|CN|05|43.88,125.323
Chittagong|BD|84|22.338,91.832
Cape Town|ZA|11|-33.926,18.423
Casablanca|MA|06|33.588,-7.611
Changsha|CN|11|28.199,112.971
Caracas|VE|25|10.488,-66.879
Chicago|US|IL|41.85,-87.65
Cali|CO|29|3.437,-76.522
Camayenne|GN|04|9.535,-13.688
Conakry|GN|04|9.538,-13.677
Curitiba|BR|18|-25.428,-49.273
Caloocan City|PH|NCR|14.65,120.968
Córdoba|AR|05|-31.413,-64.181
Copenhagen|DK|17|55.676,12.566
Ciudad Nezahualcoyotl|MX|15|19.401,-99.015
Chelyabinsk|RU|13|55.154,61.429
Changshu City|CN|04|31.646,120.742
Campinas|BR|27|-22.906,-47.061
Calgary|CA|01|51.05,-114.085
Chandigarh|IN|05|30.736,76.788
Coimbatore|IN|25|11.006,76.966
Cartagena|CO|35|10.4,-75.514
Changzhou|CN|04|31.774,119.954
Chiba|JP|04|35.6,140.117
Cochabamba|BO|02|-17.39,-66.157
Columbus|US|OH|39.961,-82.999
Charlotte|US|NC|35.227,-80.843
Callao|PE|07|-12.057,-77.118
Chihuahua|MX|06|28.635,-106.089
Cebu City|PH|07|10.317,123.891
Çankaya|TR|68|39.918,32.863
Cotonou|BJ|14|6.365,2.418
Ciudad Guayana|VE|06|8.351,-62.641
Campo Grande|BR|11|-20.443,-54.646
Cúcuta|CO|21|7.894,-72.508
City of Balikpapan|ID|14|-1.242,116.894
Changzhi|CN|24|35.209,111.739
Culiacán|MX|25|24.79,-107.388
Colombo|LK|36|6.935,79.849
Chisinau|MD|57|47.006,28.858
Cheongju-si|KR|05|36.637,127.49
Cancún|MX|23|21.174,-86.847
Contagem|BR|15|-19.932,-44.054
Coyoacán|MX|09|19.347,-99.162
Cochin|IN|13|9.94,76.26
Cuttack|IN|21|20.465,85.879
Chiclayo|PE|14|-6.771,-79.841
Changwon|KR|20|35.228,128.681
Cuauhtémoc|MX|09|19.445,-99.146
Cangzhou|CN|10|38.317,116.867
Cuiabá|BR|14|-15.596,-56.097
Changde|CN|11|29.032,111.698
Cimahi|ID|30|-6.872,107.543
Ciudad López Mateos|MX|15|19.558,-99.257
Cuautitlán Izcalli|MX|15|19.644,-99.216
Ciudad Apodaca|MX|19|25.782,-100.188
Calabar|NG|22|4.959,8.327
Colorado Springs|US|CO|38.834,-104.821
Constantine|DZ|04|36.365,6.615
Chengde|CN|10|40.952,117.959
Cardiff|GB|WLS|51.48,-3.18
Cheboksary|RU|16|56.132,47.252
Cagayan de Oro|PH|10|8.482,124.647
Chaozhou|CN|30|23.654,116.623
Chaoyang|CN|19|41.57,120.459
Comilla|BD|84|23.462,91.185
Cleveland|US|OH|41.499,-81.695
Campos dos Goytacazes|BR|21|-21.752,-41.33
Caxias do Sul|BR|23|-29.168,-51.179
Canberra|AU|01|-35.283,149.128
Cheonan|KR|17|36.806,127.152
Christchurch|NZ|E9|-43.533,172.633
Carapicuíba|BR|27|-23.523,-46.835
Coventry|GB|ENG|52.407,-1.512
Ciudad General Escobedo|MX|19|25.797,-100.318
Campina Grande|BR|17|-7.231,-35.881
Camagüey|CU|05|21.381,-77.917
Chifeng|CN|20|42.268,118.964
Celaya|MX|11|20.524,-100.816
Chitungwiza|ZW|10|-18.013,31.076
Corrientes|AR|06|-27.468,-58.834
Cuernavaca|MX|17|18.926,-99.231
Ciudad Bolívar|VE|06|8.129,-63.541
Córdoba|ES|51|37.892,-4.773
Chānda|IN|16|19.951,79.295
Canoas|BR|23|-29.918,-51.184
Chongjin|KP|17|41.796,129.776
Corpus Christi|US|TX|27.801,-97.396
Ciudad del Este|PY|01|-25.51,-54.611
Chimbote|PE|02|-9.085,-78.578
Cluj-Napoca|RO|13|46.767,23.6
Calamba|PH|40|14.212,121.165
Cherepovets|RU|85|59.133,37.9
Cusco|PE|08|-13.523,-71.967
Cabuyao|PH|40|14.273,121.126
Chita|RU|93|52.032,113.501
Chernihiv|UA|02|51.506,31.285
Chinju|KR|20|35.193,128.085
Ciudad Victoria|MX|28|23.742,-99.146
Craiova|RO|17|44.317,23.8
Constanţa|RO|14|44.181,28.634
Ciudad Obregón|MX|26|27.486,-109.941
Cherkasy|UA|01|49.429,32.062
Cincinnati|US|OH|39.127,-84.514
Catania|IT|15|37.492,15.07
Cainta|PH|40|14.579,121.122
Chuzhou|CN|01|32.322,118.298
Coacalco|MX|15|19.629,-99.107
Cuenca|EC|02|-2.901,-79.005
Caucaia|BR|06|-3.736,-38.653
Chengzhong|CN|12|30.945,113.553
Chula Vista|US|CA|32.64,-117.084
Chandler|US|AZ|33.306,-111.841
Cần Thơ|VN|87|10.037,105.788
Cumaná|VE|19|10.454,-64.183
Cascavel|BR|18|-24.956,-53.455
Chimoio|MZ|10|-19.116,33.483
Cirebon|ID|30|-6.706,108.557
Cox’s Bāzār|BD|84|21.44,92.01
Częstochowa|PL|83|50.796,19.124
City of Westminster|GB|ENG|51.498,-0.136
Chemnitz|DE|13|50.836,12.929
Chernivtsi|UA|03|48.291,25.94
Coatzacoalcos|MX|30|18.149,-94.445
Chesapeake|US|VA|36.819,-76.275
Caruaru|BR|30|-8.283,-35.976
Centurion|ZA|06|-25.859,28.186
Chigasaki|JP|19|35.336,139.404
Croix-des-Bouquets|HT|11|18.577,-72.226
Ciudad Lineal|ES|29|40.445,-3.651
Campeche|MX|04|19.844,-90.526
Cabanatuan City|PH|03|15.486,120.966
Chon Buri|TH|46|13.362,100.983
Colombo|BR|18|-25.292,-49.224
Concepción|CL|06|-36.827,-73.05
Chōfu|JP|40|35.659,139.548
Cartagena|ES|31|37.605,-0.986
Chuncheon|KR|06|37.875,127.734
Ciputat|ID|30|-6.237,106.696
Ciampea|ID|30|-6.555,106.701
Çorlu|TR|59|41.159,27.8
Cileungsir|ID|30|-6.395,106.959
Chiniot|PK|04|31.721,72.978
Chāpra|IN|34|25.78,84.747
Chiang Mai|TH|02|18.79,98.985
Cabimas|VE|23|10.399,-71.452
Columbus|US|GA|32.461,-84.988
Charleroi|BE|WAL|50.411,4.444
Chakwama|NG|39|11.56,9.664
Changji|CN|13|44.008,87.305
Capiatá|PY|06|-25.355,-57.445
Ciudad Madero|MX|28|22.272,-97.836
Coro|VE|11|11.405,-69.673
Curug|ID|33|-6.266,106.556
Cork|IE|M|51.898,-8.471
Camaçari|BR|05|-12.697,-38.324
Cibinong|ID|30|-6.482,106.854
Chilpancingo|MX|12|17.551,-99.506
Cachoeiro de Itapemirim|BR|08|-20.849,-41.113
Cienfuegos|CU|08|22.15,-80.447
Cergy-Pontoise|FR|11|49.039,2.078
Çorum|TR|19|40.549,34.953
Cúa|VE|15|10.162,-66.882
Carletonville|ZA|06|-26.361,27.398
Chandannagar|IN|28|22.862,88.368
Crawley|GB|ENG|51.113,-0.183
Castelló de la Plana|ES|60|39.986,-0.049
Cotabato|PH|14|7.224,124.246
Chenzhou|CN|11|25.8,113.033
Chlef|DZ|41|36.165,1.335
Chattanooga|US|TN|35.046,-85.31
Cape Coral|US|FL|26.563,-81.95
Cotia|BR|27|-23.604,-46.919
Cikupa|ID|30|-6.236,106.508
Croydon|GB|ENG|51.383,-0.1
Chicoloapan|MX|15|19.417,-98.902
Carolina|PR|031|18.381,-65.957
Ciudad del Carmen|MX|04|18.646,-91.83
Chalco|MX|15|19.262,-98.898
Chirchiq|UZ|14|41.469,69.582
Corona|US|CA|33.875,-117.566
Criciúma|BR|26|-28.677,-49.37
Coquimbo|CL|07|-29.953,-71.339
Chapecó|BR|26|-27.096,-52.618
Cary|US|NC|35.792,-78.781
Cuddalore|IN|25|11.756,79.767
Cambridge|GB|ENG|52.2,0.117
Cuautla|MX|17|18.811,-98.935
Chincha Alta|PE|11|-13.41,-76.132
Cairns|AU|04|-16.924,145.766
Chenghua|CN|30|23.461,116.77
Cần Giuộc|VN|24|10.609,106.671
Ciudad Benito Juárez|MX|19|25.647,-100.096
Chetumal|MX|23|18.514,-88.304
Chillán|CL|18|-36.607,-72.103
Cagliari|IT|14|39.231,9.119
Clarksville|US|TN|36.53,-87.359
Chingola|ZM|08|-12.529,27.884
Chizhou|CN|01|30.661,117.478
Caxias|BR|13|-4.859,-43.356
Cam Ranh|VN|54|11.921,109.159
Cikampek|ID|30|-6.42,107.456
Concordia|AR|08|-31.393,-58.021
Cabo|BR|30|-8.283,-35.033
Calama|CL|03|-22.457,-68.924
Cape Coast|GH|04|5.105,-1.247
Ciego de Ávila|CU|07|21.84,-78.762
Córdoba|MX|30|18.884,-96.926
Comodoro Rivadavia|AR|04|-45.864,-67.497
Chamartín|ES|29|40.462,-3.677
Coquitlam|CA|02|49.285,-122.782
Choloma|HN|06|15.614,-87.953
Clermont-Ferrand|FR|84|45.78,3.087
Chitradurga|IN|19|14.223,76.4
Chaohu|CN|01|31.6,117.867
Castanhal|BR|16|-1.294,-47.926
Colima|MX|08|19.25,-103.727
Cẩm Phả Mines|VN|30|21.017,107.3
Cajamarca|PE|06|-7.164,-78.5
Chhindwāra|IN|35|22.057,78.94
Cartago|CO|29|4.746,-75.912
Ciudad Acuña|MX|07|29.323,-100.952
Columbia|US|SC|34.001,-81.035
Carrollton|US|TX|32.954,-96.89
Charleston|US|SC|32.777,-79.931
Cerro|CU|02|23.108,-82.387
Cedar Rapids|US|IA|42.008,-91.644
Coral Springs|US|FL|26.271,-80.271
Copiapó|CL|05|-27.367,-70.331
Charallave|VE|15|10.242,-66.857
Cadiz|PH|06|10.947,123.288
Concord|US|CA|37.978,-122.031
Cuddapah|IN|02|14.48,78.823
Cadiz|ES|51|36.527,-6.289
Chinandega|NI|03|12.629,-87.131
Ciudad Valles|MX|24|21.996,-99.011
Ciamis|ID|30|-7.326,108.353
Chishtian|PK|04|29.797,72.858
Colchester|GB|ENG|51.889,0.904
Chikmagalūr|IN|19|13.322,75.774
Cachoeirinha|BR|23|-29.951,-51.094
Cambridge|CA|08|43.36,-80.313
Columbia|US|MO|38.952,-92.334
Cagua|VE|04|10.186,-67.459
Cubatão|BR|27|-23.895,-46.425
Ciudad Delicias|MX|06|28.19,-105.47
Ciudad de Villa de Álvarez|MX|08|19.267,-103.738
Calabozo|VE|12|8.924,-67.429
Čačak|RS|SE|43.891,20.35
Cheltenham|GB|ENG|51.9,-2.08
Cherkessk|RU|27|44.223,42.058
Cavite City|PH|40|14.484,120.899
Cuauhtémoc|MX|06|28.409,-106.863
Cuito|AO|02|-12.383,16.933
Carlsbad|US|CA|33.158,-117.351
Chorzów|PL|83|50.306,18.974
Costa Mesa|US|CA|33.641,-117.919
Chesterfield|GB|ENG|53.25,-1.417
Clearwater|US|FL|27.966,-82.8
Chanduasi|IN|36|28.452,78.783
Chās|IN|38|23.636,86.167
Carúpano|VE|19|10.665,-63.254
Cà Mau|VN|77|9.177,105.152
Conselheiro Lafaiete|BR|15|-20.66,-43.786
Chhatarpur|IN|35|24.918,79.589
Chelmsford|GB|ENG|51.736,0.47
Cileunyi|ID|30|-6.939,107.753
Caen|FR|28|49.186,-0.359
Cambridge|US|MA|42.375,-71.106
Citeureup|ID|30|-6.486,106.882
Centennial|US|CO|39.579,-104.877
Corona|US|NY|40.747,-73.86
Catanduva|BR|27|-21.138,-48.973
Cuautitlán|MX|15|19.671,-99.18
Cabo Frio|BR|21|-22.887,-42.026
College Station|US|TX|30.628,-96.334
Catia La Mar|VE|26|10.605,-67.032
Chittaurgarh|IN|24|24.89,74.624
Cherëmushki|RU|48|55.665,37.561
Coimbra|PT|07|40.206,-8.42
Cikarang|ID|30|-6.261,107.153
Chengtangcun|CN|25|35.084,117.191
Clovis|US|CA|36.825,-119.703
Chūru|IN|24|28.304,74.967
Curicó|CL|11|-34.983,-71.239
Concepción de La Vega|DO|30|19.222,-70.53
Chakwal|PK|04|32.933,72.854
Colatina|BR|08|-19.539,-40.631
Coronel Fabriciano|BR|15|-19.519,-42.629
Chikushino-shi|JP|07|33.496,130.516
Chanthaburi|TH|48|12.61,102.104
Clinton Township|US|MI|42.587,-82.92
Columbia|US|MD|39.24,-76.839
Cárdenas|CU|03|23.037,-81.206
Compton|US|CA|33.896,-118.22
Chengzihe|CN|08|45.333,131.067
Ciudad Guzmán|MX|14|19.705,-103.462
Comitán|MX|05|16.247,-92.135
Chinautla|GT|07|14.703,-90.5
Corumbá|BR|11|-19.009,-57.653
Chālisgaon|IN|16|20.458,75.016
Ceyhan|TR|81|37.025,35.818
České Budějovice|CZ|79|48.974,14.474
Ciudad Río Bravo|MX|28|25.987,-98.094
Charsadda|PK|03|34.148,71.741
Campo Largo|BR|18|-25.46,-49.53
Chilakalūrupet|IN|02|16.09,80.167
Cacém|PT|14|38.767,-9.298
Carora|VE|13|10.173,-70.081
Closepet|IN|19|12.722,77.281
Carson|US|CA|33.831,-118.282
Changping|CN|22|40.216,116.235
Cáceres|ES|57|39.476,-6.372
Chitose|JP|12|42.819,141.652
Coronel|CL|06|-37.034,-73.14
Caringin|ID|30|-6.706,106.821
Calumpit|PH|03|14.916,120.766
Cárdenas|MX|27|18.001,-93.376
Cambé|BR|18|-23.276,-51.278
Chauk|MM|15|20.899,94.818
Caraguatatuba|BR|27|-23.62,-45.413
Chester|GB|ENG|53.191,-2.892
Chico|US|CA|39.728,-121.837
Coslada|ES|29|40.424,-3.561
Cicurug|ID|30|-6.781,106.782
Crato|BR|06|-7.234,-39.409
Carmel|US|IN|39.978,-86.118
Contai|IN|28|21.78,87.749
Chosica|PE|15|-11.943,-76.709
Chaman|PK|02|30.918,66.453
Ciénaga|CO|38|11.007,-74.248
Cholula|MX|21|19.064,-98.304
Çanakkale|TR|17|40.156,26.413
Concord|US|NC|35.409,-80.582
Canarsie|US|NY|40.644,-73.901
Caieiras|BR|27|-23.364,-46.741
Citrus Heights|US|CA|38.707,-121.281
Chīrāla|IN|02|15.824,80.352
Canton|US|MI|42.309,-83.482
Caguas|PR|025|18.234,-66.049
Chaykovskiy|RU|90|56.769,54.115
Cornellà de Llobregat|ES|56|41.35,2.083
Clifton|US|NJ|40.858,-74.164
Cannock|GB|ENG|52.69,-2.031
Champaign|US|IL|40.116,-88.243
Chipata|ZM|03|-13.633,32.65
Chino|US|CA|34.012,-117.689
Courbevoie|FR|11|48.897,2.257
Créteil|FR|11|48.793,2.466
Ciudad Mante|MX|28|22.743,-98.974
Cottbus|DE|11|51.758,14.329
Çerkezköy|TR|59|41.286,27.999
Curepipe|MU|17|-20.316,57.526
Cicero|US|IL|41.846,-87.754
Codó|BR|13|-4.455,-43.886
Chervonohrad|UA|15|50.391,24.235
Chichawatni|PK|04|30.53,72.692
Changqing|CN|25|36.557,116.727
Chiguayante|CL|06|-36.926,-73.028
Cukai|MY|13|4.25,103.417
Chimaltenango|GT|03|14.661,-90.819
Colombes|FR|11|48.919,2.254
Como|IT|09|45.808,9.083
Campana|AR|01|-34.163,-58.959
Cranston|US|RI|41.78,-71.437
Cizre|TR|80|37.33,42.185
Cung Kiệm|VN|74|21.187,106.161
Cruzeiro do Sul|BR|01|-7.628,-72.678
Chichicastenango|GT|14|14.943,-91.111
Ciudad Lerdo|MX|10|25.537,-103.525
Cesena|IT|05|44.139,12.243
Ciudad Lázaro Cárdenas|MX|16|17.971,-102.221
Catanzaro|IT|03|38.882,16.601
Cerro de Pasco|PE|19|-10.667,-76.257
Chiang Rai|TH|03|19.909,99.832
Ceuta|ES|CE|35.889,-5.32
Carlisle|GB|ENG|54.895,-2.938
Chino Hills|US|CA|33.994,-117.759
Castrop-Rauxel|DE|07|51.557,7.312
Ciranjang-hilir|ID|30|-6.82,107.257
Chiclana de la Frontera|ES|51|36.42,-6.144
Cozumel|MX|23|20.5,-86.943
Coyah|GN|D|9.706,-13.385
Chilliwack|CA|02|49.166,-121.953
Champigny-sur-Marne|FR|11|48.816,2.494
Colón|PA|04|9.355,-79.9
Camden|US|NJ|39.926,-75.12
Ciudad Choluteca|HN|02|13.3,-87.191
Chekhov|RU|47|55.148,37.477
Crewe|GB|ENG|53.098,-2.442
Chatham|GB|ENG|51.379,0.528
Campo Mourão|BR|18|-24.043,-52.379
Chaoyang|CN|05|42.662,126.026
Cheektowaga|US|NY|42.903,-78.755
Cipolletti|AR|16|-38.934,-67.99
Củ Chi|VN|20|10.973,106.493
Cachoeira do Sul|BR|23|-30.039,-52.894
Changnyeong|KR|20|35.541,128.495
Calais|FR|32|50.952,1.856
Ciudad Real|ES|54|38.986,-3.929
Chimbas|AR|18|-31.483,-68.533
Chāndpur|IN|36|29.135,78.272
Cuamba|MZ|07|-14.803,36.537
Caserta|IT|04|41.073,14.332
Caçapava|BR|27|-23.101,-45.707
Cheria|DZ|33|35.273,7.752
Capas|PH|03|15.331,120.59
Cruzeiro|BR|27|-22.573,-44.971
Caidian|CN|12|30.583,114.033
Canton|US|OH|40.799,-81.378
Chintāmani|IN|19|13.401,78.052
Chelghoum el Aïd|DZ|48|36.163,6.167
Chernogorsk|RU|31|53.824,91.284
Changtu|CN|19|42.779,124.095
Centreville|US|VA|38.84,-77.429
Cinisello Balsamo|IT|09|45.558,9.215
Celle|DE|06|52.623,10.08
Carpina|BR|30|-7.851,-35.255
Cherry Hill|US|NJ|39.935,-75.031
Contramaestre|CU|15|20.299,-76.245
Cho Dok|VN|01|10.7,105.117
Chapayevsk|RU|65|52.977,49.709
Cannes|FR|93|43.551,7.013
Chenab Nagar|PK|04|31.755,72.914
Consolación del Sur|CU|01|22.504,-83.514
Chālūs|IR|35|36.655,51.42
Chuchar-kana Mandi|PK|04|31.75,73.8
Chulucanas|PE|20|-5.093,-80.162
Conroe|US|TX|30.312,-95.456
Chinchiná|CO|37|4.982,-75.604
Cabo San Lucas|MX|03|22.891,-109.912
Cadereyta Jiménez|MX|19|25.589,-100.002
Catbalogan|PH|08|11.775,124.886
Chełm|PL|75|51.143,23.472
Chystyakove|UA|05|48.039,38.597
Cadereyta|MX|19|25.583,-99.983
Chamrajnagar|IN|19|11.923,76.939
Chaihe|CN|08|44.76,129.678
Calbayog City|PH|08|12.067,124.596
Campiña|ES|51|38.219,-2.981
Concepción del Uruguay|AR|08|-32.485,-58.232
Camarillo|US|CA|34.216,-119.038
Chaguanas|TT|CHA|10.517,-61.417
Caohe|CN|12|30.23,115.433
City of Isabela|PH|14|6.704,121.971
Chiryū|JP|01|35,137.033
Casas Adobes|US|AZ|32.323,-110.995
Channapatna|IN|19|12.651,77.207
Chengyang|CN|25|35.579,118.833
Chāībāsa|IN|38|22.55,85.802
Cabinda|AO|03|-5.55,12.2
Calapan|PH|41|13.412,121.18
Cedar Park|US|TX|30.505,-97.82
Castellammare di Stabia|IT|04|40.702,14.487
Chingleput|IN|25|12.692,79.977
Chopda|IN|16|21.246,75.299
Caldas|CO|02|6.091,-75.636
Colmar|FR|44|48.081,7.356
Cruz Alta|BR|23|-28.644,-53.606
Capelle aan den IJssel|NL|11|51.929,4.578
Conway|US|AR|35.089,-92.442
Chust|UZ|06|41.003,71.238
Čair|MK|F6|42.015,21.441
Chacao|VE|15|10.496,-66.854
Chía|CO|33|4.859,-74.059
Changli|CN|10|39.704,119.151
Concepcion|PH|03|15.325,120.657
Chinnachowk|IN|02|14.475,78.835
Curvelo|BR|15|-18.756,-44.431
Cyangugu|RW|14|-2.485,28.907
Colón|CU|03|22.721,-80.905
Cosenza|IT|03|39.299,16.253
Cao Lãnh|VN|09|10.46,105.633
Caçador|BR|26|-26.775,-51.015
Chokwé|MZ|02|-24.533,32.983
Caldas Novas|BR|29|-17.744,-48.628
Catalão|BR|29|-18.166,-47.946
Cheyenne|US|WY|41.14,-104.82
Carol City|US|FL|25.941,-80.246
Cataguases|BR|15|-21.389,-42.697
Çubuk|TR|68|40.239,33.032
Council Bluffs|US|IA|41.262,-95.861
Coon Rapids|US|MN|45.12,-93.288
Chistopol’|RU|73|55.363,50.642
Calarcá|CO|23|4.529,-75.641
Castelldefels|ES|56|41.278,1.97
Carmichael|US|CA|38.617,-121.328
Chinhoyi|ZW|05|-17.367,30.2
Cortazar|MX|11|20.484,-100.962
Chambéry|FR|84|45.566,5.921
Cayenne|GF|GF|4.933,-52.333
Castro Valley|US|CA|37.694,-122.086
Chinch'ŏn|KR|05|36.857,127.443
Candelaria|PH|40|13.931,121.423
Cumbum|IN|25|9.736,77.285
Cupertino|US|CA|37.323,-122.032
Ciudad Hidalgo|MX|16|19.693,-100.554
Castleford|GB|ENG|53.726,-1.363
Casper|US|WY|42.867,-106.313
Caratinga|BR|15|-19.79,-42.139
Coney Island|US|NY|40.578,-73.994
Chapel Hill|US|NC|35.913,-79.056
Cremona|IT|09|45.133,10.021
Carazinho|BR|23|-28.284,-52.786
Coconut Creek|US|FL|26.252,-80.179
Craigavon|GB|NIR|54.447,-6.387
Chibuto|MZ|02|-24.687,33.531
Chalkída|GR|ESYE24|38.464,23.603
Caucaguita|VE|15|10.358,-66.803
Comayagua|HN|04|14.451,-87.638
Cerdanyola del Vallès|ES|56|41.491,2.141
Carrara|IT|16|44.079,10.098
Chidambaram|IN|25|11.399,79.691
Chichibu|JP|34|35.99,139.076
Casoria|IT|04|40.908,14.293
Chonglong|CN|32|29.781,104.852
Chaiyaphum|TH|26|15.81,102.029
Caucasia|CO|02|7.987,-75.193
Chik Ballāpur|IN|19|13.435,77.728
Cergy|FR|11|49.036,2.076
Clichy|FR|11|48.9,2.31
Cheremkhovo|RU|20|53.156,103.067
Cheshunt|GB|ENG|51.7,-0.03
Chililabombwe|ZM|08|-12.365,27.823
Chunian|PK|04|30.966,73.979
Catacaos|PE|20|-5.267,-80.683
Chhibrāmau|IN|36|27.149,79.501
Corby|GB|ENG|52.496,-0.689
Chicopee|US|MA|42.149,-72.608
Caltanissetta|IT|15|37.49,14.062
Cajamar|BR|27|-23.356,-46.877
Castlereagh|GB|NIR|54.574,-5.885
Chino|JP|26|35.994,138.154
Changleng|CN|03|28.7,115.817
Cianorte|BR|18|-23.663,-52.605
Carmona|PH|40|14.313,121.058
Cuenca|ES|54|40.067,-2.133
Changling|CN|05|44.265,124
Chumphon|TH|58|10.496,99.18
Corvallis|US|OR|44.565,-123.262
Castle Rock|US|CO|39.372,-104.856
Cacoal|BR|24|-11.439,-61.447
Cereté|CO|12|8.885,-75.791
Concórdia|BR|26|-27.234,-52.028
Canterbury|GB|ENG|51.279,1.08
Cần Giờ|VN|20|10.411,106.955
Cepu|ID|07|-7.147,111.591
Collado-Villalba|ES|29|40.635,-4.005
Cypress Hills|US|NY|40.677,-73.891
Caicó|BR|22|-6.458,-37.098
Cabedelo|BR|17|-6.981,-34.834
Caaguazú|PY|04|-25.471,-56.016
Colton|US|CA|34.074,-117.314
Carson City|US|NV|39.164,-119.767
Chivilcoy|AR|01|-34.896,-60.017
Chornomors’k|UA|17|46.305,30.655
Cerignola|IT|13|41.265,15.896
Chaniá|GR|ESYE43|35.511,24.029
Cathedral City|US|CA|33.78,-116.465
Commerce City|US|CO|39.808,-104.934
Charikar|AF|40|35.014,69.171
Coatepec|MX|30|19.452,-96.961
Challakere|IN|19|14.318,76.652
Cobán|GT|01|15.471,-90.371
Chaeryŏng-ŭp|KP|06|38.399,125.616
Campos do Jordão|BR|27|-22.739,-45.591
Châteauroux|FR|24|46.812,1.694
Camaquã|BR|23|-30.851,-51.812
Cholet|FR|52|47.059,-0.88
Ciudad de Huajuapan de León|MX|20|17.808,-97.78
Carpi Centro|IT|05|44.782,10.878
Crateús|BR|06|-5.178,-40.678
Chikhli|IN|16|20.35,76.258
Cuxhaven|DE|06|53.868,8.699
Caucagüito|VE|15|10.487,-66.738
Corroios|PT|19|38.64,-9.151
Charleville-Mézières|FR|44|49.769,4.725
Cascavel|BR|06|-4.133,-38.242
Crosby|GB|ENG|53.478,-3.033
Corralillo|CU|16|22.982,-80.586
Calvià|ES|07|39.566,2.506
Caldwell|US|ID|43.663,-116.687
Cumbernauld|GB|SCT|55.947,-3.991
Casa Grande|US|AZ|32.88,-111.757
Chiplūn|IN|16|17.533,73.509
Changanācheri|IN|13|9.442,76.536
Clamart|FR|11|48.803,2.267
Coronel Oviedo|PY|04|-25.444,-56.44
City of Milford (balance)|US|CT|41.224,-73.062
Châlons-en-Champagne|FR|44|48.954,4.367
Coral Gables|US|FL|25.721,-80.268
Comal|ID|07|-6.905,109.535
Catalina Foothills|US|AZ|32.298,-110.919
Charkhi Dādri|IN|10|28.592,76.272
Clacton-on-Sea|GB|ENG|51.79,1.156
Coari|BR|04|-4.085,-63.141
Çarşamba|TR|55|41.199,36.722
Chomutov|CZ|89|50.46,13.418
Chusovoy|RU|90|58.301,57.813
Ciudad Sandino|NI|10|12.159,-86.344
Cabiao|PH|03|15.249,120.855
Cerritos|US|CA|33.858,-118.065
Chortoq|UZ|06|41.069,71.824
Chachoengsao|TH|44|13.688,101.072
Charleston|US|WV|38.35,-81.633
Chilmāri|BD|87|25.556,89.671
Carcassonne|FR|76|43.214,2.352
Cha-am|TH|56|12.8,99.967
Cypress|US|CA|33.817,-118.037
Copacabana|CO|02|6.346,-75.509
Cuyahoga Falls|US|OH|41.134,-81.485
Coeur d'Alene|US|ID|47.678,-116.78
Covina|US|CA|34.09,-117.89
Collierville|US|TN|35.042,-89.665
Cornwall|CA|08|45.018,-74.728
Congonhas|BR|15|-20.505,-43.859
Crotone|IT|03|39.081,17.128
Consolacion|PH|07|10.377,123.957
Cedar Hill|US|TX|32.588,-96.956
Cornélio Procópio|BR|18|-23.181,-50.647
Chigorodó|CO|02|7.666,-76.681
Cojutepeque|SV|04|13.717,-88.933
Cwmbran|GB|WLS|51.654,-3.023
Cava Dè Tirreni|IT|04|40.7,14.708
Concepción|PY|07|-23.4,-57.432
Colonia del Sol|MX|03|22.913,-109.927
Ceres|US|CA|37.595,-120.958
Chesterfield|US|MO|38.663,-90.577
Cruz das Almas|BR|05|-12.67,-39.102
Churāchāndpur|IN|17|24.334,93.67
Cosmópolis|BR|27|-22.646,-47.196
Capanema|BR|16|-1.196,-47.181
Civitavecchia|IT|07|42.093,11.797
Campo Belo|BR|15|-20.897,-45.277
Catarman|PH|08|12.499,124.638
Cutral-Có|AR|15|-38.934,-69.231
Candaba|PH|03|15.096,120.827
Chegutu|ZW|05|-18.13,30.141
Chabahar|IR|04|25.292,60.643
Castres|FR|76|43.606,2.24
Chalon-sur-Saône|FR|27|46.781,4.854
Country Club|US|FL|25.948,-80.317
Chelles|FR|11|48.881,2.593
Chenārān|IR|42|36.645,59.121
Cagnes-sur-Mer|FR|93|43.664,7.148
Chatrā|IN|38|24.206,84.871
Choma|ZM|07|-16.809,26.988
Columbus|US|IN|39.201,-85.921
Charlottesville|US|VA|38.029,-78.477
Collegno|IT|12|45.079,7.567
Corato|IT|13|41.152,16.411
Chebarkul’|RU|13|54.975,60.363
Ciechanów|PL|78|52.881,20.62
Cuneo|IT|12|44.391,7.548
Chum Phae|TH|22|16.544,102.099
Curup|ID|03|-3.47,102.521
Cachoeiras de Macacu|BR|21|-22.462,-42.653
Cypress|US|TX|29.969,-95.697
Chivacoa|VE|22|10.16,-68.895
Cherthala|IN|13|9.684,76.336
Casalnuovo di Napoli|IT|04|40.91,14.342
Coyhaique|CL|02|-45.575,-72.066
Cologno Monzese|IT|09|45.53,9.278
City of Sammamish|US|WA|47.604,-122.038
Chak Thirty-one -Eleven Left|PK|04|30.424,72.697
Çumra|TR|71|37.573,32.774
Coatepeque|GT|13|14.704,-91.864
Chaïdári|GR|ESYE31|38.011,23.666
Carshalton|GB|ENG|51.368,-0.168
Centar Župa|MK|18|41.478,20.559
Chittaranjan|IN|28|23.857,86.903
Chiquinquirá|CO|36|5.616,-73.817
Cametá|BR|16|-2.244,-49.496
Chernyakhovsk|RU|23|54.633,21.816
Chiapa de Corzo|MX|05|16.708,-93.012
Cleveland Heights|US|OH|41.52,-81.556
Candi Prambanan|ID|07|-7.75,110.494
Cutler Bay|US|FL|25.578,-80.338
Canlaon|PH|07|10.387,123.223
Chone|EC|14|-0.698,-80.094
Coachella|US|CA|33.68,-116.174
Cabaiguán|CU|14|22.079,-79.497
Camocim|BR|06|-2.902,-40.841
Chieti|IT|01|42.348,14.165
Cuscatancingo|SV|10|13.727,-89.182
Compiègne|FR|32|49.418,2.826
Coatbridge|GB|SCT|55.862,-4.025
Cajazeiras|BR|17|-6.89,-38.555
Cleveland|US|TN|35.16,-84.877
Chartres|FR|24|48.447,1.489
Colmenar Viejo|ES|29|40.659,-3.768
Chatham|CA|08|42.412,-82.185
Châteauguay|CA|10|45.383,-73.749
Caluire-et-Cuire|FR|84|45.795,4.846
Canindé|BR|06|-4.359,-39.312
Cacocum|CU|12|20.738,-76.326
Concord|US|NH|43.208,-71.538
Compostela|PH|11|7.673,126.089
Cintalapa de Figueroa|MX|05|16.684,-93.718
Charlottetown|CA|09|46.235,-63.126
Christchurch|GB|ENG|50.736,-1.781
Chilecito|AR|12|-29.162,-67.497
Canning|IN|28|22.315,88.662
Castro|BR|18|-24.789,-50.012
Chepén|PE|13|-7.224,-79.425
Coburg|DE|02|50.259,10.964
Chioggia|IT|20|45.219,12.278
Cotuí|DO|21|19.053,-70.149
Ceres|ZA|11|-33.369,19.311
Catonsville|US|MD|39.272,-76.732
Câmpina|RO|30|45.126,25.735
Chiquimula|GT|04|14.8,-89.546
Comalcalco|MX|27|18.263,-93.224
Coity|GB|WLS|51.522,-3.555
Chidawa|IN|24|28.239,75.64
Cedar Falls|US|IA|42.528,-92.445
Chāmpa|IN|37|22.035,82.642
Civitanova Marche|IT|10|43.305,13.721
Coppell|US|TX|32.955,-97.015
Campbell|US|CA|37.287,-121.95
Capannori|IT|16|43.842,10.573
Cao Bằng|VN|05|22.666,106.258
Covington|US|KY|39.084,-84.509
Carrollwood Village|US|FL|28.068,-82.521
Ciudad Constitución|MX|03|25.032,-111.663
Chapadinha|BR|13|-3.742,-43.36
Carcar|PH|07|10.106,123.64
Carrizal|VE|15|10.35,-66.986
Chakradharpur|IN|38|22.676,85.629
Corbeil-Essonnes|FR|11|48.606,2.488
Cascina|IT|16|43.676,10.555
Crystal Lake|US|IL|42.241,-88.316
Carol Stream|US|IL|41.913,-88.135
Camargo|MX|06|27.678,-105.171
Cifuentes|CU|16|22.649,-80.049
Calexico|US|CA|32.679,-115.499
Charlottenlund|DK|17|55.752,12.575
Chrzanów|PL|77|50.135,19.402
Catu|BR|05|-12.353,-38.379
Chetouane|DZ|15|34.921,-1.295
Corozal|CO|27|9.318,-75.293
Chu|KZ|17|43.603,73.759
Campobasso|IT|11|41.559,14.667
Camiling|PH|03|15.687,120.413
Cimin|TR|24|39.709,39.7
Clovis|US|NM|34.405,-103.205
Cape Girardeau|US|MO|37.306,-89.518
Chojnice|PL|82|53.696,17.557
Chelsea|US|MA|42.392,-71.033
Changyŏn|KP|06|38.251,125.096
Chhāgalnāiya|BD|84|23.025,91.511
Cegléd|HU|16|47.173,19.8
Chhātak|BD|86|25.039,91.67
Chinnamanūr|IN|25|9.84,77.381
Caibarién|CU|16|22.52,-79.466
Coram|US|NY|40.869,-73.001
Canoinhas|BR|26|-26.177,-50.39
Česká Lípa|CZ|83|50.686,14.538
Cabreúva|BR|27|-23.308,-47.133
Cumanayagua|CU|08|22.152,-80.204
Cové|BJ|18|7.221,2.34
Carpentersville|US|IL|42.121,-88.258
Chaklāsi|IN|09|22.653,72.945
Channelview|US|TX|29.776,-95.115
Condado|CU|14|21.877,-79.84
Coalville|GB|ENG|52.722,-1.37
Colón|VE|20|8.031,-72.261
Chak Azam Sahu|PK|04|30.752,73.028
Canvey Island|GB|ENG|51.522,0.581
Carnot|CF|04|4.943,15.877
Chetwayi|IN|13|10.529,76.048
Constitución|CL|11|-35.333,-72.412
Caraballeda|VE|26|10.612,-66.852
Channarāyapatna|IN|19|12.906,76.388
Celje|SI|11|46.231,15.26
Calaca|PH|40|13.932,120.813
Cantù|IT|09|45.741,9.131
Chak Jhumra|PK|04|31.568,73.183
Châtellerault|FR|75|46.817,0.545
Capâo Bonito|BR|27|-24.006,-48.349
Calumet City|US|IL|41.616,-87.529
Cesano Maderno|IT|09|45.629,9.152
Chester-le-Street|GB|ENG|54.859,-1.574
Columbia|US|TN|35.615,-87.035
Coesfeld|DE|07|51.943,7.168
Castelli|AR|03|-25.947,-60.619
Calauan|PH|40|14.15,121.315
Cristalina|BR|29|-16.768,-47.615
Cheyyar|IN|25|12.661,79.543
Chuhuyiv|UA|07|49.836,36.688
Cambrai|FR|32|50.176,3.235
Chunār|IN|36|25.128,82.882
Cascais|PT|14|38.697,-9.421
Curuzú Cuatiá|AR|06|-29.792,-58.055
Conflans-Sainte-Honorine|FR|11|49.002,2.097
Claremont|US|CA|34.097,-117.72
Chefchaouene|MA|01|35.169,-5.264
Coelho Neto|BR|13|-4.257,-43.013
Commack|US|NY|40.843,-73.293
Chipping Sodbury|GB|ENG|51.538,-2.394
Caleta Olivia|AR|20|-46.439,-67.528
Cañada de Gómez|AR|21|-32.816,-61.395
Clinton|US|MD|38.765,-76.898
Chernushka|RU|90|56.507,56.077
Cottage Grove|US|MN|44.828,-92.944
Capão da Canoa|BR|23|-29.746,-50.01
Chippenham|GB|ENG|51.46,-2.125
Coyotepec|MX|15|19.777,-99.213
Ciudad Mendoza|MX|30|18.806,-97.179
Choisy-le-Roi|FR|11|48.768,2.419
Cieszyn|PL|83|49.751,18.632
Currais Novos|BR|22|-6.261,-36.518
Coventry|US|RI|41.7,-71.683
Capivari|BR|27|-22.995,-47.508
Camajuaní|CU|16|22.483,-79.75
Caltagirone|IT|15|37.238,14.516
Cerquilho|BR|27|-23.165,-47.744
Cooper City|US|FL|26.057,-80.272
Castricum|NL|07|52.548,4.669
Châtelet|BE|WAL|50.403,4.528
Cieza|ES|31|38.24,-1.42
Ciampino|IT|07|41.801,12.602
Conceição do Coité|BR|05|-11.564,-39.283
Carini|IT|15|38.132,13.183
Ciudad Melchor Múzquiz|MX|07|27.879,-101.516
Chikodi|IN|19|16.429,74.586
Cumberland|US|RI|41.967,-71.433
Czechowice-Dziedzice|PL|83|49.913,19.005
Caivano|IT|04|40.958,14.306
Chacabuco|AR|01|-34.642,-60.474
Curridabat|CR|08|9.912,-84.034
Cahul|MD|64|45.904,28.199
Central Islip|US|NY|40.791,-73.202
Char Bhadrāsan|BD|81|23.309,90.227
Cottonwood Heights|US|UT|40.62,-111.81
Chalinze|TZ|02|-6.638,38.354
Czeladź|PL|83|50.315,19.078
Colwyn Bay|GB|WLS|53.295,-3.727
Collinwood|US|OH|41.558,-81.569
Çay|TR|03|38.592,31.029
Coroatá|BR|13|-4.13,-44.124
Chester|US|PA|39.85,-75.357
Coatzintla|MX|30|20.487,-97.468
Chelmsford|US|MA|42.6,-71.367
Chorley|GB|ENG|53.65,-2.617
Ceerigaabo|SO|12|10.616,47.368
Casalecchio di Reno|IT|05|44.476,11.275
Caracal|RO|29|44.117,24.35
Corsico|IT|09|45.431,9.111
Caucete|AR|18|-31.652,-68.281
Chilibre|PA|08|9.151,-79.621
Canela|BR|23|-29.356,-50.814
Chillum|US|MD|38.964,-76.991
Castelo Branco|PT|06|39.822,-7.491
Campbell River|CA|02|50.016,-125.245
Carrollwood|US|FL|28.05,-82.493
Calpulalpan|MX|29|19.589,-98.57
Cheb|CZ|81|50.08,12.374
Caeté|BR|15|-19.88,-43.67
Cramlington|GB|ENG|55.087,-1.586
Chichigalpa|NI|03|12.578,-87.027
Chaksu|IN|24|26.605,75.948
Copperas Cove|US|TX|31.124,-97.903
Ciudad Sabinas Hidalgo|MX|19|26.504,-100.182
Cantaura|VE|02|9.306,-64.358
Canicattì|IT|15|37.358,13.848
Cradock|ZA|05|-32.164,25.619
Campi Bisenzio|IT|16|43.825,11.13
Courtenay|CA|02|49.687,-124.994
Châtenay-Malabry|FR|11|48.765,2.267
Capitão Poço|BR|16|-1.746,-47.059
Cravinhos|BR|27|-21.34,-47.729
Ceará Mirim|BR|22|-5.634,-35.426
Chanderi|IN|35|24.713,78.138
Chur|CH|GR|46.85,9.533
Cambrils|ES|56|41.07,1.059
Caicedonia|CO|29|4.332,-75.827
Clermont|US|FL|28.549,-81.773
Châtillon|FR|11|48.802,2.293
Chocope|PE|13|-7.791,-79.222
Coaraci|BR|05|-14.641,-39.551
College Park|US|MD|38.981,-76.937
Chalchuapa|SV|11|13.987,-89.681
Crailsheim|DE|01|49.134,10.072
Câmara de Lobos|PT|10|32.65,-16.977
Curtea de Argeş|RO|03|45.134,24.674
Chieri|IT|12|45.011,7.821
Centro Familiar la Soledad|MX|11|21.135,-101.75
Curitibanos|BR|26|-27.283,-50.584
Cookeville|US|TN|36.163,-85.502
Charqueadas|BR|23|-29.955,-51.625
Cleethorpes|GB|ENG|53.56,-0.032
Ciudad Fernández|MX|24|21.94,-100.012
Casilda|AR|21|-33.044,-61.168
Creil|FR|32|49.257,2.485
Campo Maior|BR|20|-4.828,-42.169
Castro-Urdiales|ES|39|43.383,-3.22
Chichester|GB|ENG|50.837,-0.78
Chittūr|IN|13|10.7,76.747
Centereach|US|NY|40.858,-73.1
Cananea|MX|26|30.987,-110.291
Ceylanpınar|TR|63|36.847,40.05
Crema|IT|09|45.363,9.682
Coruripe|BR|02|-10.126,-36.176
Chemmumiahpet|IN|02|15.898,79.321
Camargo|ES|39|43.407,-3.885
Côte-Saint-Luc|CA|10|45.465,-73.666
Colomiers|FR|76|43.611,1.335
Cauquenes|CL|11|-35.967,-72.322
Cheongsong gun|KR|14|36.434,129.057
Casale Monferrato|IT|12|45.133,8.453
Cloppenburg|DE|06|52.848,8.045
Chilapa de Álvarez|MX|12|17.599,-99.174
Cabadbaran|PH|13|9.123,125.535
Campina Grande do Sul|BR|18|-25.306,-49.055
Caerphilly|GB|WLS|51.575,-3.218
Carballo|ES|58|43.213,-8.691
Charenton-le-Pont|FR|11|48.822,2.412
Chanika|TZ|18|-5.417,38.017
Champotón|MX|04|19.347,-90.72
Cholargós|GR|ESYE31|38,23.8
Conegliano|IT|20|45.888,12.302
Chajarí|AR|08|-30.75,-57.98
Clearfield|US|UT|41.111,-112.026
Curanilahue|CL|06|-37.478,-73.345
Cosamaloapan|MX|30|18.368,-95.799
Chicago Heights|US|IL|41.506,-87.636
Cardona|PH|40|14.486,121.228
Coxim|BR|11|-18.507,-54.76
Ciudad Vieja|GT|16|14.524,-90.763
Cedar City|US|UT|37.677,-113.062
Candelária|BR|23|-29.669,-52.789
Camberley|GB|ENG|51.337,-0.743
Chītāpur|IN|19|17.124,77.082
Chatou|FR|11|48.89,2.159
Canosa di Puglia|IT|13|41.22,16.068
Cleburne|US|TX|32.348,-97.387
Cherpulassery|IN|13|10.877,76.309
Cát Bà|VN|13|20.728,107.048
Carney|US|MD|39.394,-76.524
Castro|CL|14|-42.472,-73.773
Charneca de Caparica|PT|19|38.62,-9.194
Carpentras|FR|93|44.055,5.048
Coyula|MX|14|20.659,-103.227
Calp|ES|60|38.645,0.044
Cativá|PA|04|9.362,-79.832
Ciro Redondo|CU|07|22.019,-78.704
Constanza|DO|30|18.909,-70.745
Courcelles|BE|WAL|50.464,4.375
Cheshire|US|CT|41.499,-72.901
Carrickfergus|GB|NIR|54.716,-5.806
Comé|BJ|11|6.408,1.882
Ciutadella|ES|07|40.001,3.841
Consett|GB|ENG|54.854,-1.832
Cernusco sul Naviglio|IT|09|45.525,9.333
Chŏngju|KP|11|39.693,125.21
Clichy-sous-Bois|FR|11|48.91,2.553
Chodavaram|IN|02|17.829,82.935
Chaumont|FR|44|48.111,5.141
Carlsbad|US|NM|32.421,-104.229
Centenario|AR|15|-38.83,-68.132
Cheadle Hulme|GB|ENG|53.376,-2.19
Crown Point|US|IN|41.417,-87.365
Chortkiv|UA|22|49.017,25.798
Czerwionka-Leszczyny|PL|83|50.15,18.678
Chaupimarca|PE|19|-10.407,-76.462
Ceper|ID|07|-7.674,110.679
Crevillente|ES|60|38.25,-0.81
Ciudad Sahagun|MX|13|19.776,-98.575
Coondapoor|IN|19|13.631,74.69
Carmona|ES|51|37.471,-5.646
Central|US|LA|30.554,-91.037
Chamblee|US|GA|33.892,-84.299
Culleredo|ES|58|43.288,-8.389
Caxito|AO|19|-8.578,13.664
Chiredzi|ZW|08|-21.05,31.667
Cruz del Eje|AR|05|-30.726,-64.804
Cândido Mota|BR|27|-22.746,-50.387
Coria del Río|ES|51|37.288,-6.054
Cranberry Township|US|PA|40.685,-80.107
Cataño|PR|033|18.441,-66.118
Cornelius|US|NC|35.487,-80.86
Castelvetrano|IT|15|37.681,12.792
Camiri|BO|08|-20.038,-63.518
Chatan|JP|47|26.309,127.77
Cheraga|DZ|55|36.768,2.959
Charata|AR|03|-27.214,-61.188
Champs-sur-Marne|FR|11|48.85,2.6
Chato|TZ|28|-2.638,31.767
Charef|DZ|22|34.621,2.795
Catemaco|MX|30|18.421,-95.114
Cambuslang|GB|SCT|55.81,-4.161
Contla|MX|29|19.329,-98.166
Cajati|BR|27|-24.736,-48.123
Caransebeş|RO|12|45.417,22.217
Cleckheaton|GB|ENG|53.724,-1.713
Caldas da Rainha|PT|13|39.403,-9.138
Cisterna di Latina|IT|07|41.591,12.828
Crofton|US|MD|39.002,-76.687
Chakapara|IN|28|22.632,88.349
College Point|US|NY|40.788,-73.846
Castillejos|PH|03|14.934,120.198
Caetité|BR|05|-14.069,-42.475
Conceição do Araguaia|BR|16|-8.264,-49.27
Capitán Bermúdez|AR|21|-32.823,-60.719
Casselberry|US|FL|28.678,-81.328
Catarroja|ES|60|39.4,-0.4
Corfu|GR|ESYE22|39.624,19.92
Coronel Suárez|AR|01|-37.455,-61.933
Chancay|PE|15|-11.571,-77.267
Cutler Ridge|US|FL|25.581,-80.347
Culemborg|NL|03|51.955,5.228
Catanauan|PH|40|13.593,122.322
Calabanga|PH|05|13.707,123.209
Camaiore|IT|16|43.943,10.298
Cavaillon|FR|93|43.831,5.036
Coffs Harbour|AU|02|-30.296,153.114
Cherbourg-Octeville|FR|28|49.64,-1.616
Clydebank|GB|SCT|55.901,-4.406
Cibolo|US|TX|29.562,-98.227
Cartago|CR|02|9.864,-83.919
Cobija|BO|06|-11.027,-68.769
Cayambe|EC|18|0.041,-78.145
Chiavari|IT|08|44.318,9.322
Ceeldheer|SO|05|3.849,47.181
Cachan|FR|11|48.796,2.337
Carmo do Paranaíba|BR|15|-19.001,-46.316
Cueto|CU|12|20.649,-75.93
Changsu|KR|03|35.648,127.515
Câmpia Turzii|RO|13|46.55,23.883
Canidelo|PT|17|41.123,-8.647
Caravaca|ES|31|38.106,-1.863
Carbondale|US|IL|37.727,-89.217
Canavieiras|BR|05|-15.675,-38.947
Chacarita|CR|07|9.984,-84.779
Comiso|IT|15|36.949,14.607
Colomadu|ID|07|-7.533,110.75
Carrollton|US|GA|33.58,-85.077
Çan|TR|17|40.033,27.052
Congleton|GB|ENG|53.163,-2.213
Camden Town|GB|ENG|51.541,-0.143
Ciudad de Allende|MX|19|25.277,-100.014
Clinton|US|IA|41.844,-90.189
Cantel|GT|13|14.812,-91.455
Camas|ES|51|37.402,-6.033
Chīpurupalle|IN|02|18.311,83.568
Český Těšín|CZ|85|49.746,18.626
Cangas do Morrazo|ES|58|42.264,-8.785
Coleraine|GB|NIR|55.133,-6.667
Chhabra|IN|24|24.665,76.844
Cordeirópolis|BR|27|-22.482,-47.457
Concepcion Ibaba|PH|40|13.923,121.461
Cabot|US|AR|34.975,-92.017
Castelfranco Veneto|IT|20|45.671,11.928
Crowthorne|GB|ENG|51.37,-0.792
Colonelganj|IN|36|27.134,81.699
Coulsdon|GB|ENG|51.32,-0.141
Cullinan|ZA|06|-25.671,28.524
Colleyville|US|TX|32.881,-97.155
Canton|US|GA|34.237,-84.491
Chardara|KZ|10|41.258,67.97
Chanhassen|US|MN|44.862,-93.531
Carangola|BR|15|-20.733,-42.029
Cabagan|PH|02|17.428,121.77
Clinton|US|MS|32.342,-90.322
Coudekerque-Branche|FR|32|51.023,2.394
Chaska|US|MN|44.789,-93.602
Chai Badan|TH|34|15.2,101.133
Ciudad Altamirano|MX|12|18.358,-100.67
Colinas|BR|13|-6.026,-44.249
Cuautlancingo|MX|21|19.09,-98.273
Campechuela|CU|09|20.233,-77.28
Chengannūr|IN|13|9.316,76.615
Chandauli|IN|36|25.258,83.268
Cajicá|CO|33|4.919,-74.028
Cave Spring|US|VA|37.228,-80.013
Cruces|CU|08|22.342,-80.27
Charkhāri|IN|36|25.403,79.749
Cliffside Park|US|NJ|40.821,-73.988
Chimala|TZ|09|-8.856,34.024
Coronado|US|CA|32.686,-117.183
Calahorra|ES|27|42.305,-1.965
Collinsville|US|IL|38.67,-89.985
Cugir|RO|01|45.837,23.37
Chilaw|LK|32|7.576,79.795
Caledonia|US|WI|42.808,-87.924
Čadca|SK|08|49.435,18.789
Çayeli|TR|53|41.086,40.722
Chinoz|UZ|14|40.936,68.761
Chharra|IN|36|27.925,78.401
Chhota Udepur|IN|09|22.304,74.016
Coral Terrace|US|FL|25.746,-80.305
Candelaria|ES|53|28.355,-16.373
Cudahy|US|CA|33.961,-118.185
Chak Five Hundred Seventy-five|PK|04|31.545,73.829
Chiknāyakanhalli|IN|19|13.416,76.621
Columbine|US|CO|39.588,-105.069
Calasiao|PH|01|16.011,120.36
Calafell|ES|56|41.2,1.568
Citrus Park|US|FL|28.078,-82.57
Codlea|RO|09|45.7,25.45
Carteret|US|NJ|40.577,-74.228
Cullera|ES|60|39.167,-0.25
Chambas|CU|07|22.195,-78.912
Colgong|IN|34|25.263,87.233
Chettipālaiyam|IN|25|10.912,77.037
Chak One Hundred Twenty Nine Left|PK|04|30.429,73.045
Caazapá|PY|05|-26.196,-56.368
Cumaribo|CO|31|4.446,-69.799
Candelaria|CO|29|3.407,-76.348
Chios|GR|ESYE41|38.369,26.137
Corsicana|US|TX|32.095,-96.469
Campo Formoso|BR|05|-10.508,-40.321
Chengam|IN|25|12.309,78.791
Champlin|US|MN|45.189,-93.397
Centerville|US|OH|39.628,-84.159
Casa Santa|IT|15|38.025,12.548
Ciudad Serdán|MX|21|18.989,-97.446
Capinzal|BR|26|-27.344,-51.612
Calw|DE|01|48.714,8.74
Comăneşti|RO|04|46.421,26.436
Carnaxide|PT|14|38.727,-9.247
Comonfort|MX|11|20.723,-100.759
Castaños|MX|07|26.789,-101.432
Chrudim|CZ|86|49.951,15.796
Chawinda|PK|04|32.344,74.705
Copertino|IT|13|40.268,18.054
Chhātāpur|IN|34|26.22,87.005
Caniço|PT|10|32.651,-16.837
Cesano Boscone|IT|09|45.442,9.094
Chok Chai|TH|27|14.728,102.165
Cahors|FR|76|44.449,1.437
Catende|BR|30|-8.667,-35.717
Crestview|US|FL|30.762,-86.571
Calimete|CU|03|22.534,-80.911
Cambre|ES|58|43.294,-8.347
Chiffa|DZ|20|36.463,2.739
Columbus|US|MS|33.496,-88.427
Chākan|IN|16|18.761,73.864
Chāndur|IN|16|19.734,79.172
Colachel|IN|25|8.179,77.258
Calabasas|US|CA|34.158,-118.638
Chapeltown|GB|ENG|53.465,-1.472
Chantilly|US|VA|38.894,-77.431
Candler-McAfee|US|GA|33.727,-84.272
Chivasso|IT|12|45.191,7.89
Carmagnola|IT|12|44.85,7.72
Castellar del Vallès|ES|56|41.617,2.083
Copiague|US|NY|40.681,-73.4
Crystal|US|MN|45.033,-93.36
Cloverleaf|US|TX|29.778,-95.172
Comrat|MD|51|46.295,28.657
Campo Verde|BR|11|-20.417,-54.067
Campo de la Cruz|CO|04|10.378,-74.884
Columbus|US|NE|41.43,-97.368
Caxambu|BR|15|-21.977,-44.932
Ceadîr-Lunga|MD|51|46.062,28.831
Conversano|IT|13|40.968,17.113
Cumbum|IN|02|15.582,79.111
Coromandel|BR|15|-18.473,-47.2
Cranford|US|NJ|40.658,-74.3
Chala|TZ|24|-7.583,31.267
Chambly|CA|10|45.45,-73.282
Campoalegre|CO|16|2.685,-75.323
Campos Novos|BR|26|-27.402,-51.225
Curchorem|IN|33|15.263,74.109
Camborne|GB|ENG|50.213,-5.297
Casa Branca|BR|27|-21.774,-47.086
Città di Castello|IT|18|43.466,12.238
Cottage Lake|US|WA|47.744,-122.077
Corcoran|US|CA|36.098,-119.56
Cosoleacaque|MX|30|17.999,-94.636
Crimmitschau|DE|13|50.816,12.39
Cenon|FR|75|44.856,-0.534
Combs-la-Ville|FR|11|48.665,2.57
Coswig|DE|13|51.132,13.583
Cerro Azul|MX|30|21.192,-97.741
Campos Gerais|BR|15|-21.235,-45.759
Cardito|IT|04|40.946,14.3
Ciempozuelos|ES|29|40.159,-3.621
Corinto|BR|15|-18.381,-44.456
Curumaní|CO|10|9.2,-73.543
Cecina|IT|16|43.306,10.517
Cururupu|BR|13|-1.828,-44.868
Carrizal|ES|53|27.912,-15.406
Chishmy|RU|08|54.576,55.376
Converse|US|TX|29.518,-98.316
Cormeilles-en-Parisis|FR|11|48.971,2.205
Christiansburg|US|VA|37.13,-80.409
Calatayud|ES|52|41.354,-1.643
Cogan|PH|07|10.593,124.018
Castel Volturno|IT|04|41.033,13.944
Clarksville|US|IN|38.297,-85.76
Coín|ES|51|36.659,-4.756
Chandrakona|IN|28|22.733,87.517
Camas|US|WA|45.587,-122.4
Cláudio|BR|15|-20.443,-44.766
Çaycuma|TR|85|41.426,32.076
Cazin|BA|01|44.967,15.943
Chiconcuac|MX|15|19.559,-98.899
Carcaixent|ES|60|39.122,-0.448
Chillicothe|US|OH|39.333,-82.982
Colonia del Sacramento|UY|04|-34.463,-57.84
Caacupé|PY|08|-25.386,-57.142
Căuşeni|MD|67|46.637,29.411
Chake Chake|TZ|20|-5.246,39.767
Canton|US|MA|42.158,-71.145
Carbonia|IT|14|39.165,8.521
Conceição do Jacuípe|BR|05|-12.317,-38.767
Chapala|MX|14|20.296,-103.191
Chemini|DZ|14|36.6,4.617
Chebba|TN|15|35.237,11.115
Cuenca|PH|40|13.902,121.052
Chamba|IN|11|32.555,76.126
Clinton|US|UT|41.14,-112.05
Concarneau|FR|53|47.875,-3.922
Cambará|BR|18|-23.046,-50.074
Croix|FR|32|50.678,3.149
Cabra|ES|51|37.472,-4.442
Conchal|BR|27|-22.33,-47.172
Çine|TR|09|37.613,28.059
Çeşme|TR|35|38.326,26.306
Cártama|ES|51|36.711,-4.633
Canyon Lake|US|TX|29.875,-98.263
Chhāta|IN|36|27.724,77.508
Cambuí|BR|15|-22.612,-46.057
Cowes|GB|ENG|50.763,-1.298
Cassano Magnago|IT|09|45.672,8.827
Caála|AO|08|-12.852,15.561
Charleston|US|IL|39.496,-88.176
Caparica|PT|19|38.662,-9.2
Cauto Cristo|CU|09|20.557,-76.473
Carrboro|US|NC|35.91,-79.075
Crest Hill|US|IL|41.555,-88.099
Carmen de Viboral|CO|02|6.082,-75.335
Chatrapur|IN|21|19.356,84.984
Cassino|IT|07|41.486,13.828
Conway|US|SC|33.836,-79.048
Clevedon|GB|ENG|51.442,-2.858
Corinth|US|TX|33.154,-97.065
Chester|US|VA|37.357,-77.442
Conil de la Frontera|ES|51|36.277,-6.088
Çermik|TR|21|38.135,39.445
Chaudfontaine|BE|WAL|50.583,5.634
Caterham|GB|ENG|51.282,-0.079
Cognac|FR|75|45.696,-0.329
Calauag|PH|40|13.957,122.288
Clement Town|IN|39|30.264,78.009
Clarence-Rockland|CA|08|45.55,-75.291
Cockeysville|US|MD|39.481,-76.644
Carei|RO|32|47.683,22.467
Capulhuac de Mirafuentes|MX|15|19.194,-99.466
Comalapa|GT|03|14.741,-90.888
Colleferro|IT|07|41.727,13.005
Calle Blancos|CR|08|9.95,-84.067
Chambersburg|US|PA|39.938,-77.661
Chesham|GB|ENG|51.7,-0.6
Carepa|CO|02|7.758,-76.653
Coralville|US|IA|41.676,-91.58
Crowborough|GB|ENG|51.061,0.163
Casal di Principe|IT|04|41.01,14.13
Ćuprija|RS|SE|43.928,21.37
Chełmno|PL|73|53.349,18.425
Chorfa|DZ|21|36.365,4.326
Chillupār|IN|36|26.282,83.506
Cervia|IT|05|44.262,12.348
Chernogolovka|RU|47|56,38.367
Colorado|BR|18|-22.837,-51.973
Chincholi|IN|19|17.465,77.419
Chicacao|GT|20|14.543,-91.326
Channagiri|IN|19|14.024,75.926
Carcavelos|PT|14|38.691,-9.322
Cofradía|HN|06|15.4,-88.15
Castrovillari|IT|03|39.816,16.202
Cartersville|US|GA|34.165,-84.802
Cañas|CR|03|10.431,-85.098
Chamalières|FR|84|45.774,3.067
Cambria Heights|US|NY|40.695,-73.738
Chachapoyas|PE|01|-6.232,-77.869
Castelo|BR|08|-20.604,-41.185
Camarate|PT|14|38.804,-9.128
Cañete|CL|06|-37.801,-73.396
Canguçu|BR|23|-31.395,-52.676
Cumberland|US|MD|39.653,-78.763
Cherepanovo|RU|53|54.222,83.381
Chevilly-Larue|FR|11|48.765,2.35
Colne|GB|ENG|53.857,-2.169
Circasia|CO|23|4.619,-75.636
Chinna Salem|IN|25|11.634,78.874
Cornaredo|IT|09|45.501,9.027
Colombia|CU|13|20.988,-77.426
Coconut Grove|US|FL|25.713,-80.257
Capelinha|BR|15|-17.691,-42.516
Chalfont Saint Peter|GB|ENG|51.609,-0.556
Carlow|IE|L|52.841,-6.926
Corabia|RO|29|43.775,24.501
Campinas|BR|26|-27.594,-48.607
Castries|LC|03|13.996,-61.006
Charlotte Amalie|VI|030|18.342,-64.931
Chislehurst|GB|ENG|51.417,0.069
Ciudad Miguel Alemán|MX|28|26.4,-99.028
Chaparral|CO|28|3.723,-75.483
Cranendonck|NL|06|51.304,5.589
Colfontaine|BE|WAL|50.414,3.856
Charthāwal|IN|36|29.547,77.594
Chebli|DZ|20|36.577,3.009
Clifton|US|CO|39.092,-108.449
Clemmons|US|NC|36.022,-80.382
Cunduacán|MX|27|18.066,-93.173
Capesterre-Belle-Eau|GP|GP|16.045,-61.564
Cinco Saltos|AR|16|-38.822,-68.063
Catolé do Rocha|BR|17|-6.344,-37.747
Cluses|FR|84|46.063,6.575
Chodzież|PL|86|52.995,16.92
Câmpulung Moldovenesc|RO|34|47.533,25.567
Calvillo|MX|01|21.846,-102.718
Columbia Heights|US|MN|45.041,-93.263
Canelones|UY|02|-34.523,-56.278
Comitancillo|GT|17|15.089,-91.75
Chignahuapan|MX|21|19.839,-98.032
Chinú|CO|12|9.106,-75.398
Chāndor|IN|16|20.331,74.245
Condado|BR|30|-7.586,-35.106
Chubek|TJ|02|37.615,69.705
Cajuru|BR|27|-21.275,-47.304
Celbridge|IE|L|53.342,-6.544
Chabet el Ameur|DZ|40|36.637,3.695
Couëron|FR|52|47.215,-1.722
Cormano|IT|09|45.549,9.16
Chessington|GB|ENG|51.362,-0.304
Custoias|PT|11|41.105,-7.321
Chalatenango|SV|03|14.033,-88.933
Casarano|IT|13|40.011,18.162
Chiroqchi|UZ|08|39.034,66.572
Cran-Gevrier|FR|84|45.9,6.1
Chunghwa|KP|12|38.864,125.8
Carouge|CH|GE|46.181,6.139
Çatalca|TR|34|41.143,28.462
Conceição da Barra|BR|08|-18.593,-39.732
Clydach|GB|WLS|51.683,-3.9
Clayton|US|NC|35.651,-78.456
Central Falls|US|RI|41.891,-71.392
Chāpar|IN|03|26.273,90.446
Chhaprauli|IN|36|29.21,77.175
Covington|US|WA|47.358,-122.122
Corinto|NI|03|12.482,-87.173
Chāndūr|IN|16|20.814,77.98
Camacupa|AO|02|-12.017,17.483
Carlisle|US|PA|40.201,-77.189
Colomba|GT|13|14.707,-91.732
Carlos Barbosa|BR|23|-29.297,-51.504
Camp Springs|US|MD|38.804,-76.907
Cupira|BR|30|-8.617,-35.95
Casimiro de Abreu|BR|21|-22.481,-42.204
Cosquín|AR|05|-31.245,-64.466
Castaic|US|CA|34.489,-118.623
Claremore|US|OK|36.313,-95.616
Challans|FR|52|46.844,-1.875
Cesenatico|IT|05|44.2,12.399
Cortland|US|NY|42.601,-76.18
Cusano|IT|09|45.552,9.184
Canguaretama|BR|22|-6.38,-35.129
Chilly-Mazarin|FR|11|48.715,2.316
Chicholi|IN|16|21.469,79.702
Chipinge|ZW|01|-20.188,32.624
Catabola|AO|02|-12.15,17.283
Cournon-d'Auvergne|FR|84|45.741,3.196
Cuautepec de Hinojosa|MX|13|20.036,-98.31
Chāndūr Bāzār|IN|16|21.239,77.747
Casa de Oro-Mount Helix|US|CA|32.764,-116.969
Ceres|BR|29|-15.308,-49.598
Chaville|FR|11|48.806,2.189
Chhāpar|IN|24|27.819,74.439
Compostela|PH|07|10.455,124.011
Comalapa|MX|05|15.659,-92.142
Corner Brook|CA|05|48.95,-57.952
Casavatore|IT|04|40.899,14.277
Calafat|RO|17|43.991,22.933
Calella|ES|56|41.614,2.654
Cranbrook|CA|02|49.5,-115.769
Cholpon-Ata|KG|07|42.649,77.082
Chipiona|ES|51|36.737,-6.437
Csongrád|HU|06|46.713,20.142
Catamayo|EC|12|-3.987,-79.359
Carvin|FR|32|50.492,2.958
Castiglione delle Stiviere|IT|09|45.39,10.486
Chowchilla|US|CA|37.123,-120.26
Cernavodă|RO|14|44.34,28.033
Cassilândia|BR|11|-19.113,-51.734
Cayey|PR|035|18.112,-66.166
Chegem|RU|22|43.559,43.593
Casamassima|IT|13|40.957,16.921
Cudahy|US|WI|42.96,-87.861
Cotoca|BO|08|-17.817,-63.05
Cabrero|CL|06|-37.034,-72.405
Cícero Dantas|BR|05|-10.6,-38.383
Chennevières-sur-Marne|FR|11|48.797,2.54
Crespo|AR|08|-32.029,-60.307
Creve Coeur|US|MO|38.661,-90.423
Cinco Ranch|US|TX|29.739,-95.758
Cameron Park|US|CA|38.669,-120.987
Chapel Allerton|GB|ENG|53.829,-1.538
Cēsis|LV|05|57.312,25.275
Cento|IT|05|44.731,11.287
Clark-Fulton|US|OH|41.464,-81.71
Cihuatlán|MX|14|19.237,-104.565
Chak Two Hundred Forty-nine Thal Development Authority|PK|04|31.178,71.205
Cutler|US|FL|25.615,-80.311
Custódia|BR|30|-8.088,-37.643
Cobourg|CA|08|43.96,-78.165
Carauari|BR|04|-4.883,-66.896
Carquefou|FR|52|47.298,-1.49
Cestas|FR|75|44.745,-0.682
Castelnau-le-Lez|FR|76|43.633,3.9
Chichén-Itzá|MX|31|20.667,-88.567
Chicureo Abajo|CL|12|-33.284,-70.653
Changuinola|PA|01|9.43,-82.52
Central Point|US|OR|42.376,-122.916
Carlos A. Carrillo|MX|30|18.375,-95.754
Cary|US|IL|42.212,-88.238
Callosa de Segura|ES|60|38.125,-0.878
Cartaya|ES|51|37.281,-7.151
Chākia|IN|34|26.416,85.047
Camanducaia|BR|15|-22.755,-46.145
Cercola|IT|04|40.86,14.357
Colonial Heights|US|VA|37.268,-77.407
Çerkeş|TR|82|40.812,32.894
Colonia|US|NJ|40.575,-74.302
Calverton|US|MD|39.058,-76.936
Cocoa|US|FL|28.386,-80.742
Centre de Flacq|MU|13|-20.19,57.714
Campos Sales|BR|06|-7.074,-40.376
Candelaria|PR|137|18.404,-66.209
Ciénaga de Oro|CO|12|8.874,-75.62
Covilhã|PT|06|40.281,-7.505
Compostela|MX|18|21.238,-104.9
Chon Daen|TH|14|16.19,100.86
Culpeper|US|VA|38.473,-77.997
Chaves|PT|21|41.74,-7.469
Chervonopartyzans’k|UA|14|48.076,39.796
Christiana|ZA|10|-27.914,25.161
Caçapava do Sul|BR|23|-30.514,-53.485
Carigara|PH|08|11.298,124.679
Ciudad de Huitzuco|MX|12|18.303,-99.334
Calangute|IN|33|15.544,73.755
Ciriè|IT|12|45.235,7.601
Cluain Meala|IE|M|52.355,-7.704
Chudovo|RU|52|59.117,31.683
Chimbarongo|CL|08|-34.712,-71.043
Chhoti Sādri|IN|24|24.381,74.701
Chhala|IN|09|23.308,72.774
Capim Grosso|BR|05|-11.381,-40.013
Castelfranco Emilia|IT|05|44.594,11.05
Cham|DE|02|49.226,12.655
Calceta|EC|14|-0.846,-80.164
Calne|GB|ENG|51.439,-2.006
Canby|US|OR|45.263,-122.693
Cassano d'Adda|IT|09|45.526,9.515
Casa Blanca|MX|21|19.042,-98.119
Chirpan|BG|59|42.2,25.333
Cirencester|GB|ENG|51.719,-1.971
Castilleja de la Cuesta|ES|51|37.386,-6.053
Chã Grande|BR|30|-8.238,-35.462
Conception Bay South|CA|05|47.5,-52.998
Chalāla|IN|09|21.411,71.166
Condeixa-a-Nova|PT|07|40.113,-8.498
Capalaba|AU|04|-27.543,153.203
Chisec|GT|01|15.813,-90.289
Colchester|US|VT|44.544,-73.148
Catumbela|AO|01|-12.43,13.547
Coronda|AR|21|-31.973,-60.92
Carmelo|UY|04|-34,-58.284
Caldes de Montbui|ES|56|41.633,2.167
Centerville|US|UT|40.918,-111.872
Cartagena|CL|01|-33.554,-71.608
Cariamanga|EC|12|-4.328,-79.556
Clarksdale|US|MS|34.2,-90.571
Challapalle|IN|02|16.118,80.931
Concord|US|MA|42.46,-71.349
Country Club Hills|US|IL|41.568,-87.72
Campo Alegre|BR|02|-9.782,-36.351
Centralia|US|WA|46.716,-122.954
Chalmette|US|LA|29.943,-89.965
Chimichagua|CO|10|9.258,-73.812
Chelak|UZ|10|39.92,66.862
Cobham|GB|ENG|51.33,-0.411
Cabeceiras de Basto|PT|04|41.514,-7.989
Carandaí|BR|15|-20.954,-43.806
Center Point|US|AL|33.646,-86.684
Česká Třebová|CZ|86|49.904,16.444
Camoapa|NI|01|12.384,-85.513
Colle di Val d'Elsa|IT|16|43.421,11.127
Cardedeu|ES|56|41.64,2.357
Corinto|CO|09|3.173,-76.263
Cacahoatán|MX|05|14.992,-92.164
Coalinga|US|CA|36.14,-120.36
Cabayangan|PH|11|7.407,125.733
Cohoes|US|NY|42.774,-73.7
Ceglie Messapica|IT|13|40.646,17.517
Ciudad Guadalupe Victoria|MX|10|24.444,-104.122
Chinde|MZ|09|-18.581,36.459
Cowley|GB|ENG|51.732,-1.206
Chickasha|US|OK|35.053,-97.936
Cuilapa|GT|18|14.276,-90.299
Camaná|PE|04|-16.624,-72.711
Concord|US|MO|38.525,-90.357
Cañon City|US|CO|38.441,-105.242
Collipulli|CL|04|-37.955,-72.434
Caronno Pertusella|IT|09|45.598,9.046
Cochrane|CA|01|51.183,-114.469
Carterton|GB|ENG|51.759,-1.594
Curundú|PA|08|8.971,-79.546
Carmo do Cajuru|BR|15|-20.184,-44.771
Calhoun|US|GA|34.503,-84.951
Chhor|PK|05|25.513,69.784
Chennimalai|IN|25|11.164,77.604
Cehegín|ES|31|38.092,-1.798
Carolina|BR|13|-7.336,-47.462
Ciudad Bolívar|CO|02|5.854,-76.025
Cesson-Sévigné|FR|53|48.121,-1.603
Chunskiy|RU|20|56.081,99.634
Cattolica|IT|05|43.962,12.736
Coos Bay|US|OR|43.367,-124.218
Chepstow|GB|WLS|51.641,-2.677
Clarksburg|US|WV|39.281,-80.345
Conceição das Alagoas|BR|15|-19.915,-48.388
Cachoeira|BR|05|-12.601,-38.966
Cuncolim|IN|33|15.177,73.994
Calatagan|PH|40|13.832,120.632
Cabrobó|BR|30|-8.514,-39.31
Castel Maggiore|IT|05|44.577,11.361
Chongoyape|PE|14|-6.641,-79.389
Crawfordsville|US|IN|40.041,-86.874
Canovelles|ES|56|41.617,2.283
Capela|BR|28|-10.503,-37.053
Châteaudun|FR|24|48.071,1.338
Cherry Hill|US|VA|38.57,-77.267
Country Walk|US|FL|25.634,-80.432
Cordenons|IT|06|45.984,12.7
Corvera de Asturias|ES|34|43.536,-5.889
Candiac|CA|10|45.383,-73.516
Château-Thierry|FR|32|49.046,3.403
Conisbrough|GB|ENG|53.482,-1.232
Ciudad de Armería|MX|08|18.938,-103.964
Carthage|TN|36|36.861,10.332
Clayton|US|MO|38.643,-90.324
Cerveteri|IT|07|41.991,12.091
Colima|CR|08|9.951,-84.085
Conyers|US|GA|33.668,-84.018
Čakovec|HR|09|46.384,16.434
Conde|BR|17|-7.26,-34.907
Carmarthen|GB|WLS|51.856,-4.305
Coronel Vivida|BR|18|-25.98,-52.568
Conceição da Feira|BR|05|-12.506,-38.999
Collingwood|CA|08|44.483,-80.216
Chenôve|FR|27|47.293,5.005
Chuhar Jamali|PK|05|24.394,67.993
Canteleu|FR|28|49.441,1.025
Choszczno|PL|87|53.169,15.421
Crépy-en-Valois|FR|32|49.234,2.888
Camrose|CA|01|53.017,-112.835
Carcarañá|AR|21|-32.857,-61.153
Cordeiro|BR|21|-22.029,-42.361
Calumpang|PH|NCR|14.623,121.09
Campos Belos|BR|29|-13.037,-46.772
Chānasma|IN|09|23.715,72.113
Correggio|IT|05|44.767,10.783
Conde|BR|05|-11.814,-37.611
Chiari|IT|09|45.538,9.927
Çağlayancerit|TR|46|37.745,37.286
Carlet|ES|60|39.227,-0.521
Chai Nat|TH|32|15.186,100.124
Cárdenas|MX|24|22.001,-99.642
Carrières-sous-Poissy|FR|11|48.95,2.041
Clive|US|IA|41.603,-93.724
Clemson|US|SC|34.683,-82.837
Capua|IT|04|41.105,14.213
Carate Brianza|IT|09|45.676,9.237
Chełmża|PL|73|53.185,18.605
Cugnaux|FR|76|43.536,1.344
Cova Figueira|CV|24|14.891,-24.293
Cullman|US|AL|34.175,-86.844
Clausthal-Zellerfeld|DE|06|51.809,10.338
Choa Saidan Shah|PK|04|32.72,72.986
Coulommiers|FR|11|48.815,3.085
Chernyanka|RU|09|50.934,37.817
Coscomatepec de Bravo|MX|30|19.073,-97.047
Chotila|IN|09|22.423,71.196
Cambridge|NZ|G1|-37.878,175.44
Clearlake|US|CA|38.958,-122.626
Chiriguaná|CO|10|9.362,-73.603
Catriel|AR|16|-37.879,-67.796
Celso Ramos|BR|26|-27.634,-51.336
Ciénega de Flores|MX|19|25.955,-100.167
Chom Bueng|TH|52|13.62,99.592
Cetinje|ME|06|42.391,18.914
Corigliano Scalo|IT|03|39.627,16.514
Crucecita|MX|20|15.769,-96.135
Cloverly|US|MD|39.108,-76.998
Coishco|PE|02|-9.023,-78.616
Cessnock|AU|02|-32.832,151.356
Cajueiro|BR|02|-9.717,-36.45
Cruzeiro do Oeste|BR|18|-23.785,-53.073
Cisnădie|RO|33|45.717,24.15
Campo de Criptana|ES|54|39.405,-3.125
Cieplice Śląskie Zdrój|PL|72|50.865,15.684
Cleveleys|GB|ENG|53.877,-3.04
Clorinda|AR|09|-25.285,-57.719
`;
