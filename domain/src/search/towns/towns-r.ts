/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Rio de Janeiro|BR|21|-22.906,-43.182
Riyadh|SA|10|24.688,46.722
Rome|IT|07|41.892,12.511
Rawalpindi|PK|04|33.597,73.048
Rabat|MA|04|34.013,-6.833
Recife|BR|30|-8.054,-34.881
Rājkot|IN|09|22.292,70.793
Rosario|AR|21|-32.947,-60.639
Rostov-na-Donu|RU|61|47.231,39.723
Ranchi|IN|38|23.343,85.309
Rahim Yar Khan|PK|04|28.42,70.303
Riga|LV|25|56.946,24.106
Rājshāhi|BD|83|24.374,88.601
Raipur|IN|37|21.233,81.633
Ribeirão Preto|BR|27|-21.177,-47.81
Rotterdam|NL|11|51.922,4.479
Rasht|IR|08|37.276,49.589
Reynosa|MX|28|26.081,-98.288
Raurkela|IN|21|22.225,84.864
Ryazan’|RU|62|54.627,39.692
Rāmgundam|IN|40|18.801,79.452
Raleigh|US|NC|35.772,-78.639
Ribeirão das Neves|BR|15|-19.767,-44.087
Resistencia|AR|03|-27.461,-58.984
Ras Al Khaimah City|AE|05|25.79,55.943
Rangpur|BD|87|25.747,89.252
Randburg|ZA|06|-26.094,28.001
Riverside|US|CA|33.953,-117.396
Reading|GB|ENG|51.456,-0.971
Rohtak|IN|10|28.894,76.589
Rājahmundry|IN|02|17.005,81.778
Rāmpur|IN|36|28.81,79.027
Ramadi|IQ|01|33.421,43.308
Russeifa|JO|17|32.018,36.046
Rio Branco|BR|01|-9.975,-67.81
Rivne|UA|19|50.623,26.227
Richards Bay|ZA|02|-28.783,32.038
Rizhao|CN|25|35.428,119.455
Reno|US|NV|39.53,-119.814
Ratlām|IN|35|23.33,75.04
Ramagundam|IN|40|18.755,79.474
Rio Verde|BR|29|-17.798,-50.928
Rạch Giá|VN|21|10.012,105.081
Radom|PL|78|51.403,21.147
Rāichūr|IN|19|16.205,77.356
Roodepoort|ZA|06|-26.163,27.872
Rishon LeẔiyyon|IL|02|31.971,34.789
Richmond|US|VA|37.554,-77.46
Rybinsk|RU|88|58.045,38.843
Rancagua|CL|08|-34.171,-70.744
Rochester|US|NY|43.155,-77.616
Rennes|FR|53|48.112,-1.674
Rewa|IN|35|24.533,81.292
Rengasdengklok|ID|30|-6.159,107.298
Rostock|DE|12|54.089,12.14
Reims|FR|44|49.265,4.029
Rio Grande|BR|23|-32.035,-52.099
Raebareli|IN|36|26.231,81.233
Richmond Hill|CA|08|43.871,-79.437
Richmond|CA|02|49.17,-123.137
Rio Claro|BR|27|-22.411,-47.561
Regina|CA|11|50.45,-104.618
Rancho Cucamonga|US|CA|34.106,-117.593
Rāiganj|IN|28|25.613,88.124
Reggio Calabria|IT|03|38.11,15.661
Rubtsovsk|RU|04|51.515,81.206
Rzeszów|PL|80|50.041,21.999
Ruse|BG|53|43.849,25.953
Río Cuarto|AR|05|-33.131,-64.35
Rondonópolis|BR|14|-16.471,-54.636
Rāj-Nāndgaon|IN|37|21.097,81.029
Rockford|US|IL|42.271,-89.094
Rafsanjān|IR|29|30.407,55.994
Ruda Śląska|PL|83|50.258,18.856
Rybnik|PL|83|50.097,18.542
Rijeka|HR|12|45.327,14.442
Rabak|SD|41|13.181,32.74
Robertsonpet|IN|19|12.956,78.275
Rodriguez|PH|40|14.76,121.2
Randfontein|ZA|06|-26.184,27.702
Reggio nell'Emilia|IT|05|44.698,10.631
Reẖovot|IL|02|31.894,34.812
Rānīganj|IN|28|23.616,87.131
Roseville|US|CA|38.752,-121.288
Relizane|DZ|51|35.737,0.556
Regensburg|DE|02|49.015,12.102
Ramat Gan|IL|05|32.082,34.811
Rangkasbitung|ID|33|-6.359,106.249
Rafaḩ|PS|GZ|31.297,34.244
Riobamba|EC|06|-1.671,-78.647
Rajapalaiyam|IN|25|9.453,77.553
Rustenburg|ZA|10|-25.668,27.242
Rudnyy|KZ|13|52.973,63.117
Recklinghausen|DE|07|51.614,7.197
Raigarh|IN|37|21.898,83.397
Rawang|MY|12|3.321,101.577
Reykjavík|IS|39|64.135,-21.895
Rimini|IT|05|44.058,12.565
Rotherham|GB|ENG|53.43,-1.357
Remscheid|DE|07|51.18,7.192
Rishra|IN|28|22.724,88.346
Round Rock|US|TX|30.508,-97.679
Rouen|FR|28|49.443,1.099
Reutlingen|DE|01|48.491,9.204
Rochester|US|MN|44.022,-92.47
Rewāri|IN|10|28.199,76.618
Ribeirão Pires|BR|27|-23.711,-46.413
Resende|BR|21|-22.469,-44.447
Richardson|US|TX|32.948,-96.73
Ressano Garcia|MZ|04|-25.443,31.995
Richmond|US|CA|37.936,-122.348
Rockingham|AU|08|-32.277,115.73
Râmnicu Vâlcea|RO|39|45.1,24.367
Reus|ES|56|41.156,1.107
Rayong|TH|47|12.681,101.258
Roorkee|IN|39|29.866,77.891
Rialto|US|CA|34.106,-117.37
Rantauprapat|ID|26|2.1,99.833
Roxas City|PH|06|11.585,122.751
Renton|US|WA|47.483,-122.217
Rio das Ostras|BR|21|-22.527,-41.945
Roanoke|US|VA|37.271,-79.941
Rānībennur|IN|19|14.622,75.63
Richmond Hill|US|NY|40.7,-73.831
Renqiu|CN|10|38.699,116.094
Rochdale|GB|ENG|53.618,-2.155
Ramenskoye|RU|47|55.567,38.23
Roubaix|FR|32|50.694,3.175
Royal Leamington Spa|GB|ENG|52.285,-1.52
Romford|GB|ENG|51.575,0.186
Roswell|US|GA|34.023,-84.362
Rize|TR|53|41.021,40.522
Ratchaburi|TH|52|13.537,99.817
Riohacha|CO|17|11.544,-72.907
Ratingen|DE|07|51.297,6.849
Redding|US|CA|40.587,-122.392
Reconquista|AR|21|-29.15,-59.65
Roha|IN|16|18.437,73.12
Rafaela|AR|21|-31.25,-61.487
Reading|US|PA|40.336,-75.927
Rio Rancho|US|NM|35.233,-106.664
Rājpura|IN|23|30.479,76.593
Ryūgasaki|JP|14|35.9,140.183
Río Gallegos|AR|20|-51.623,-69.218
Redwood City|US|CA|37.485,-122.236
Rukban|JO|15|33.314,38.703
Redditch|GB|ENG|52.306,-1.946
Rāmgarh|IN|38|23.63,85.522
Roquetas de Mar|ES|51|36.764,-2.615
Redenção|BR|16|-8.029,-50.031
Reef Al Fujairah City|AE|04|25.145,56.248
Rāyachoti|IN|02|14.057,78.751
Reşiţa|RO|12|45.301,21.889
Ravenna|IT|05|44.413,12.201
Rouissat|DZ|50|31.924,5.35
Ra'anana|IL|02|32.184,34.874
Rikaze|CN|14|29.25,88.883
Rustaq|OM|02|23.391,57.424
Reutov|RU|47|55.761,37.858
Racine|US|WI|42.726,-87.783
Roosendaal|NL|06|51.531,4.465
Rueil-Malmaison|FR|11|48.877,2.19
Rheine|DE|07|52.285,7.441
Repentigny|CA|10|45.742,-73.45
Ratnagiri|IN|16|16.992,73.31
Riberalta|BO|03|-11.007,-66.063
Rabkavi|IN|19|16.476,75.111
Red Deer|CA|01|52.267,-113.802
Rapid City|US|SD|44.081,-103.231
Rochester Hills|US|MI|42.658,-83.15
Rugby|GB|ENG|52.371,-1.264
Rubí|ES|56|41.492,2.033
Rock Hill|US|SC|34.925,-81.025
Riverview|US|FL|27.866,-82.326
Redlands|US|CA|34.056,-117.183
Rancho Cordova|US|CA|38.589,-121.303
Rānāghāt|IN|28|23.176,88.567
Royal Tunbridge Wells|GB|ENG|51.133,0.263
Rivas-Vaciamadrid|ES|29|40.326,-3.511
Redondo Beach|US|CA|33.849,-118.388
Roman|RO|28|46.921,26.926
Rossendale|GB|ENG|53.685,-2.277
Rockville|US|MD|39.084,-77.153
Ratangarh|IN|24|28.081,74.619
Ramos Arizpe|MX|07|25.539,-100.947
Rishīkesh|IN|39|30.108,78.293
Rajin|KP|18|42.256,130.283
Rotorua|NZ|E8|-38.139,176.245
Rechytsa|BY|02|52.362,30.392
Ramanathapuram|IN|25|9.372,78.831
Rosarito|MX|02|32.36,-117.046
Rāipur|BD|84|23.039,90.768
Rivera|UY|13|-30.905,-55.551
Rosetta|EG|03|31.4,30.417
Rossosh’|RU|86|51.121,38.512
Rāghogarh|IN|35|24.443,77.198
Ramla|IL|02|31.929,34.866
Rājsamand|IN|24|25.071,73.88
Rio Largo|BR|02|-9.478,-35.853
Rogers|US|AR|36.332,-94.119
Rubizhne|UA|14|49.012,38.38
Runcorn|GB|ENG|53.342,-2.731
Robāţ Karīm|IR|26|35.485,51.083
Renukūt|IN|36|24.216,83.036
Rionegro|CO|02|6.155,-75.374
Rzhev|RU|77|56.262,34.328
Reguiba|DZ|43|33.564,6.703
Rossosh’|RU|86|50.198,39.567
Revda|RU|71|56.801,59.93
Rāth|IN|36|25.595,79.567
Rockhampton|AU|04|-23.38,150.506
Ragusa|IT|15|36.926,14.724
Rocklin|US|CA|38.791,-121.236
Redmond|US|WA|47.674,-122.122
Rowlett|US|TX|32.903,-96.564
Runing|CN|09|33.001,114.354
Rosenheim|DE|02|47.856,12.122
Rāyadrug|IN|02|14.7,76.852
Rüsselsheim|DE|05|49.99,8.423
Rhondda|GB|WLS|51.659,-3.449
Royal Oak|US|MI|42.489,-83.145
Racibórz|PL|83|50.092,18.219
Reston|US|VA|38.969,-77.341
Rundu|NA|40|-17.933,19.767
Reyhanlı|TR|31|36.268,36.567
Roslavl’|RU|69|53.953,32.864
Râs el Oued|DZ|39|35.944,5.031
Ródos|GR|ESYE42|36.436,28.222
Roeselare|BE|VLG|50.947,3.123
Rocky Mount|US|NC|35.938,-77.791
Randers|DK|18|56.461,10.036
Rîbniţa|MD|58|47.768,29.01
Rāmganj|BD|84|23.101,90.85
Reghaïa|DZ|40|36.736,3.34
Rosemead|US|CA|34.081,-118.073
Rio de Mouro|PT|14|38.766,-9.328
Richland|US|WA|46.286,-119.284
Roven’ky|UA|14|48.083,39.378
Rampur Hat|IN|28|24.177,87.783
Revere|US|MA|42.408,-71.012
Río Tercero|AR|05|-32.173,-64.114
Rioverde|MX|24|21.931,-99.995
Río Grande|AR|23|-53.788,-67.709
Ridder|KZ|15|50.344,83.513
Ropar|IN|23|30.969,76.527
Reigate|GB|ENG|51.237,-0.206
Rio do Sul|BR|26|-27.214,-49.643
Rubio|VE|20|7.701,-72.356
Redhill|GB|ENG|51.24,-0.17
Rāmnagar|IN|39|29.392,79.128
Remchi|DZ|15|35.062,-1.434
Rolândia|BR|18|-23.31,-51.369
Rajanpur|PK|04|29.104,70.33
Rohri|PK|05|27.692,68.895
Rawala Kot|PK|06|33.858,73.76
Rustavi|GE|68|41.563,44.979
Rio Tinto|PT|17|41.179,-8.56
Redford|US|MI|42.383,-83.297
Rājgarh|IN|24|28.642,75.386
Rancho Santa Margarita|US|CA|33.641,-117.603
Ruzayevka|RU|46|54.064,44.951
Radomsko|PL|74|51.067,19.445
Rehnān|IR|28|32.683,51.602
Rowland Heights|US|CA|33.976,-117.905
Rasipuram|IN|25|11.46,78.186
Rosso|MR|06|16.514,-15.805
Ravensburg|DE|01|47.782,9.611
Romny|UA|21|50.751,33.475
Roswell|US|NM|33.394,-104.525
Raxaul|IN|34|26.98,84.851
Rastatt|DE|01|48.859,8.21
Ratnapura|LK|33|6.686,80.404
Ratodero|PK|05|27.802,68.289
Raduzhny|RU|32|62.096,77.475
Roseville|US|MI|42.497,-82.937
Rūdsar|IR|08|37.137,50.292
Rijswijk|NL|11|52.036,4.325
Rwamagana|RW|11|-1.949,30.435
Rho|IT|09|45.532,9.04
Rheda-Wiedenbrück|DE|07|51.85,8.3
Rivoli|IT|12|45.071,7.515
Rasskazovo|RU|72|52.656,41.885
Registro|BR|27|-24.488,-47.844
Rāmpura|IN|23|30.256,75.241
Ridderkerk|NL|11|51.873,4.603
Roermond|NL|05|51.194,5.987
Rumia|PL|82|54.571,18.388
Richard-Toll|SN|14|16.462,-15.701
Regla|CU|02|23.125,-82.332
Radès|TN|27|36.769,10.275
Roskilde|DK|20|55.642,12.08
Rāmnagar|IN|36|25.269,83.03
Rembangan|ID|07|-6.704,111.342
Rtishchevo|RU|67|52.26,43.787
Rego Park|US|NY|40.726,-73.853
Ranchuelo|CU|16|22.373,-80.15
Rāmnagar|IN|34|27.164,84.323
Rodgau|DE|05|50.026,8.886
Ryūō|JP|46|35.65,138.5
Rāmachandrapuram|IN|02|16.836,82.029
Repalle|IN|02|16.018,80.83
Recodo|PH|09|6.952,121.964
Rancho Palos Verdes|US|CA|33.744,-118.387
Rottenburg|DE|01|48.476,8.935
Redruth|GB|ENG|50.233,-5.224
Rockwall|US|TX|32.931,-96.46
Rohnert Park|US|CA|38.34,-122.701
Rimouski|CA|10|48.449,-68.524
Rosa Zarate|EC|09|0.328,-79.474
Rio Negrinho|BR|26|-26.254,-49.518
Riverton|US|UT|40.522,-111.939
Rābigh|SA|14|22.799,39.035
Rosny-sous-Bois|FR|11|48.87,2.499
Raḩīmah|SA|06|26.708,50.062
Raisen|IN|35|23.33,77.781
Río Blanco|MX|30|18.83,-97.156
Rantepao|ID|38|-2.97,119.898
Reuleuet|ID|01|5.217,96.283
Rouached|DZ|48|36.458,6.043
Rāvar|IR|29|31.266,56.805
Raub|MY|06|3.79,101.857
Rameswaram|IN|25|9.289,79.313
Rajapolah|ID|30|-7.221,108.19
Roanne|FR|84|46.036,4.068
Rozzano|IT|09|45.382,9.156
Romeoville|US|IL|41.648,-88.09
Russas|BR|06|-4.94,-37.976
Rovigo|IT|20|45.07,11.79
Roi Et|TH|25|16.057,103.653
Rezé|FR|52|47.181,-1.55
Rosh Ha‘Ayin|IL|02|32.096,34.957
Rieti|IT|07|42.405,12.857
Rāmhormoz|IR|15|31.28,49.604
Rincón de la Victoria|ES|51|36.717,-4.276
Ramsgate|GB|ENG|51.336,1.418
Rock Island|US|IL|41.509,-90.579
Râmnicu Sărat|RO|11|45.383,27.05
Ruyigi|BI|21|-3.476,30.249
Rājgīr|IN|34|25.028,85.421
Rēzekne|LV|23|56.51,27.34
Razgrad|BG|52|43.533,26.517
Rio Grande da Serra|BR|27|-23.744,-46.398
Rengo|CL|08|-34.406,-70.858
Roy|US|UT|41.162,-112.026
Robertsganj|IN|36|24.689,83.068
Royal Palm Beach|US|FL|26.708,-80.231
Rushden|GB|ENG|52.289,-0.602
Réo|BF|06|12.32,-2.471
Rezh|RU|71|57.37,61.404
Redcar|GB|ENG|54.617,-1.06
Reynoldsburg|US|OH|39.955,-82.812
Riesa|DE|13|51.308,13.292
Renala Khurd|PK|04|30.879,73.599
Ripollet|ES|56|41.497,2.157
Risalpur Cantonment|PK|03|34.06,71.993
Revelganj|IN|34|25.79,84.636
Rāhuri|IN|16|19.391,74.65
Rāwatbhāta|IN|24|24.93,75.592
Ronda|ES|51|36.742,-5.167
Rosário do Sul|BR|23|-30.258,-54.914
Retalhuleu|GT|15|14.536,-91.678
Rauma|FI|04|61.127,21.511
Rome|US|GA|34.257,-85.165
Ramon|PH|02|16.784,121.535
Richfield|US|MN|44.883,-93.283
Ramat HaSharon|IL|05|32.146,34.839
Rio Bonito|BR|21|-22.709,-42.61
Realejo Alto|ES|53|28.376,-16.586
Richmond|US|IN|39.829,-84.89
Rāmganj Mandi|IN|24|24.646,75.943
Rio Claro|TT|03|10.306,-61.176
Roseville|US|MN|45.006,-93.157
Rosenberg|US|TX|29.557,-95.809
Rādhanpur|IN|09|23.832,71.605
Rājpīpla|IN|09|21.867,73.5
Rifu|JP|24|38.331,140.977
Romans-sur-Isère|FR|84|45.05,5.066
Rovaniemi|FI|19|66.5,25.717
Rapperswil|CH|SG|47.226,8.822
Rahachow|BY|02|53.093,30.049
Rājula|IN|09|21.039,71.443
Ruteng|ID|18|-8.611,120.464
Rubidoux|US|CA|33.996,-117.406
Radcliffe|GB|ENG|53.562,-2.325
Râs el Aïoun|DZ|03|35.674,5.645
Rovereto|IT|17|45.89,11.041
Remedios|CU|16|22.495,-79.545
Ranam|KP|17|41.714,129.684
Riviera Beach|US|FL|26.775,-80.058
Richmond|US|KY|37.748,-84.295
Redcliff|ZW|02|-19.033,29.783
Rājbirāj|NP|2|26.54,86.748
Redan|US|GA|33.745,-84.132
Reggane|DZ|34|26.716,0.171
Río Grande|MX|32|23.826,-103.03
Riccione|IT|05|43.999,12.657
Radebeul|DE|13|51.107,13.66
Rome|US|NY|43.213,-75.456
Rheinfelden|DE|01|47.56,7.787
Rethymno|GR|ESYE43|35.366,24.482
Richmond|ZA|02|-29.872,30.272
Randallstown|US|MD|39.367,-76.795
Retreat|ZA|11|-34.055,18.476
Ruma|RS|VO|45.008,19.822
Rheinberg|DE|07|51.546,6.595
Randolph|US|MA|42.163,-71.041
Rumbek|SS|11550581|6.806,29.677
Ras Gharib|EG|02|28.358,33.078
Richmond West|US|FL|25.61,-80.43
Rasrā|IN|36|25.858,83.855
Raiwind|PK|04|31.249,74.215
Rutherglen|GB|SCT|55.829,-4.214
Rāmāpuram|IN|02|13.101,79.184
Rāzampeta|IN|02|14.195,79.159
Rostov|RU|88|57.191,39.414
Rāwatsār|IN|24|29.267,74.403
Ruislip|GB|ENG|51.573,-0.423
Radnor|US|PA|40.046,-75.36
Rūdarpur|IN|36|26.445,83.613
Ružomberok|SK|08|49.075,19.308
Rājākhera|IN|24|26.898,78.171
Rongai|KE|39|-0.173,35.863
Robbah|DZ|43|33.28,6.91
Remuna|IN|21|21.528,86.872
Rayleigh|GB|ENG|51.586,0.605
Risod|IN|16|19.977,76.788
Radolfzell|DE|01|47.742,8.971
Rochester|US|NH|43.305,-70.976
Redondela|ES|58|42.283,-8.61
Rivas|NI|15|11.437,-85.826
Ruwa|ZW|04|-17.89,31.245
Rødovre|DK|17|55.681,12.454
Rāmgarh|IN|24|27.251,75.179
Ribeirão|BR|30|-8.514,-35.378
Rāisinghnagar|IN|24|29.536,73.449
Rahway|US|NJ|40.608,-74.278
Rochefort|FR|75|45.943,-0.968
Raytown|US|MO|39.009,-94.464
Rusape|ZW|01|-18.528,32.128
Rujewa|TZ|09|-8.7,34.383
Rota|ES|51|36.625,-6.362
Russellville|US|AR|35.278,-93.134
Rājūra|IN|16|19.779,79.365
Rusera|IN|34|25.754,86.026
Ridgecrest|US|CA|35.622,-117.671
Rietberg|DE|07|51.809,8.428
Rochester|GB|ENG|51.388,0.505
Redmond|US|OR|44.273,-121.174
Randudongkal|ID|07|-7.098,109.324
Rodez|FR|76|44.353,2.573
Rendsburg|DE|10|54.307,9.663
Ribeira do Pombal|BR|05|-10.834,-38.536
Rillieux-la-Pape|FR|84|45.817,4.9
Rincón de Romos|MX|01|22.228,-102.322
Round Lake Beach|US|IL|42.372,-88.09
Rinteln|DE|06|52.186,9.079
Rāzām|IN|02|18.449,83.66
Rajaori|IN|12|33.375,74.309
Robertson|ZA|11|-33.803,19.885
Rehli|IN|35|23.637,79.063
Rāipur|IN|39|30.311,78.09
Rodniki|RU|21|57.105,41.73
Rexburg|US|ID|43.826,-111.79
Roldanillo|CO|29|4.413,-76.155
Ribeira|ES|58|42.746,-8.444
Rāhatgarh|IN|35|23.79,78.395
Roșiorii de Vede|RO|35|44.117,24.983
Rathenow|DE|11|52.607,12.337
Rio Pardo|BR|23|-29.99,-52.378
Rapallo|IT|08|44.35,9.228
Rājgarh|IN|24|27.237,76.622
Rösrath|DE|07|50.896,7.182
Rancho La Gloria|MX|02|32.446,-117.001
Rambouillet|FR|11|48.644,1.83
Rāver|IN|16|21.248,76.035
Ron Phibun|TH|64|8.179,99.854
Ratia|IN|10|29.69,75.577
Río de Teapa|MX|27|17.783,-92.9
Rumoi|JP|12|43.934,141.643
Riihimäki|FI|05|60.738,24.777
Rajpur|IN|35|22.304,74.356
Rio Branco do Sul|BR|18|-25.19,-49.314
Rangia|IN|03|26.449,91.614
Rawson|AR|04|-43.3,-65.102
Rheinbach|DE|07|50.626,6.949
Reforma|MX|05|17.865,-93.149
Rāmpur|IN|36|29.806,77.453
Rafiganj|IN|34|24.818,84.634
Rizal|PH|03|15.712,121.106
Rājgarh|IN|35|24.008,76.733
Romano Banco|IT|09|45.423,9.107
Rāikot|IN|23|30.65,75.6
Ryde|GB|ENG|50.73,-1.162
Rānāvāv|IN|09|21.687,69.745
Reisterstown|US|MD|39.47,-76.832
Renigunta|IN|02|13.651,79.513
Rhyl|GB|WLS|53.319,-3.492
Ramsey|US|MN|45.261,-93.45
Rosedale|US|NY|40.662,-73.735
Río Guayabal de Yateras|CU|10|20.367,-75.017
Randolph|US|NJ|40.848,-74.581
Raojān|BD|84|22.535,91.919
Rustāq|AF|26|37.126,69.83
Ridgewood|US|NJ|40.979,-74.117
Reedley|US|CA|36.596,-119.45
Rancharia|BR|27|-22.229,-50.893
Rocha|UY|14|-34.483,-54.333
Rottweil|DE|01|48.168,8.627
Rudolstadt|DE|15|50.72,11.34
Rhosllanerchrugog|GB|WLS|53.01,-3.058
Reinbek|DE|10|53.517,10.249
Rimavská Sobota|SK|01|48.383,20.022
Rīngas|IN|24|27.364,75.568
Roth|DE|02|49.248,11.091
Ris-Orangis|FR|11|48.651,2.414
Rampachodavaram|IN|02|17.441,81.776
Rioja|PE|22|-6.057,-77.167
Radovis|MK|84|41.638,22.465
Riverside|US|OH|39.78,-84.124
Rockledge|US|FL|28.351,-80.725
Romainville|FR|11|48.885,2.435
Reading|US|MA|42.526,-71.095
Ramallah|PS|WE|31.9,35.204
Ranong|TH|59|9.966,98.635
Raja Jang|PK|04|31.221,74.255
Ridgeland|US|MS|32.428,-90.132
Rio Preto da Eva|BR|04|-2.698,-59.702
Ronse|BE|VLG|50.746,3.6
Rockville Centre|US|NY|40.659,-73.641
Rolling Meadows|US|IL|42.084,-88.013
Riverbank|US|CA|37.736,-120.935
Rājaldesar|IN|24|28.028,74.474
Radevormwald|DE|07|51.202,7.36
Rugeley|GB|ENG|52.759,-1.937
Rio Real|BR|05|-11.485,-37.933
Rock Springs|US|WY|41.587,-109.203
Ruvo di Puglia|IT|13|41.118,16.484
Rossano Stazione|IT|03|39.599,16.635
Rădăuți|RO|34|47.85,25.917
Reoti|IN|36|25.851,84.378
Raychikhinsk|RU|05|49.79,129.41
Río Cauto|CU|09|20.56,-76.917
Rio das Pedras|BR|27|-22.843,-47.606
Raisio|FI|02|60.486,22.169
Rouyn-Noranda|CA|10|48.237,-79.023
Romulus|US|MI|42.222,-83.397
Ronnenberg|DE|06|52.319,9.655
Rosemount|US|MN|44.739,-93.126
Rāmtek|IN|16|21.396,79.327
Rio Negro|BR|18|-26.106,-49.797
Roselle|US|IL|41.985,-88.08
Rodolfo Sánchez Taboada|MX|02|31.721,-116.572
Ṟuwandiz|IQ|11|36.612,44.524
Royton|GB|ENG|53.565,-2.123
Raghunathpur|IN|28|23.539,86.674
Rānia|IN|10|29.525,74.837
Rosemont|US|CA|38.552,-121.365
Ron|IN|19|15.699,75.734
Rees|DE|07|51.763,6.398
Reichenbach/Vogtland|DE|13|50.623,12.303
Ranipur|PK|05|27.287,68.506
Radcliff|US|KY|37.84,-85.949
Ruston|US|LA|32.523,-92.638
Ramanayyapeta|IN|02|16.945,82.239
Raahe|FI|17|64.683,24.483
Rotenburg|DE|06|53.111,9.411
Rawtenstall|GB|ENG|53.701,-2.284
Roseburg|US|OR|43.217,-123.342
Rulenge|TZ|19|-2.717,30.633
Ryazhsk|RU|62|53.704,40.111
Retford|GB|ENG|53.322,-0.943
Renfrew|GB|SCT|55.872,-4.393
Roshal’|RU|47|55.669,39.875
Reyes Acozac|MX|17|19.776,-98.981
Rembertów|PL|78|52.261,21.164
Rydułtowy|PL|83|50.059,18.417
Rottingdean|GB|ENG|50.81,-0.059
Roselle|US|NJ|40.652,-74.259
Rixensart|BE|WAL|50.712,4.525
Rāpar|IN|09|23.573,70.647
Ramotswa|BW|09|-24.872,25.87
Ratanpur|IN|37|22.287,82.168
Rawicz|PL|86|51.609,16.859
Rehoboth|NA|30|-23.317,17.09
Riedstadt|DE|05|49.834,8.496
Requena|ES|60|39.488,-1.1
Rancho San Diego|US|CA|32.747,-116.935
Romita|MX|11|20.871,-101.517
Ripley|GB|ENG|53.033,-1.4
Ruy Barbosa|BR|05|-12.284,-40.494
Ribeirão da Ilha|BR|26|-27.699,-48.532
Roissy-en-Brie|FR|11|48.792,2.647
Rutana|BI|20|-3.928,29.992
Rouiba|DZ|01|36.738,3.281
Rumphi|MW|N|-11.019,33.857
Robīt|ET|46|12.017,39.633
Rotterdam|US|NY|42.787,-73.971
Rojales|ES|60|38.088,-0.725
Reçani|MA|08|31.283,-4.266
Ribarroja del Turia|ES|60|39.546,-0.571
Risca|GB|WLS|51.608,-3.101
Rheinstetten|DE|01|48.968,8.307
Rocky River|US|OH|41.476,-81.839
Raymore|US|MO|38.802,-94.453
Radviliskis|LT|61|55.817,23.533
Ramona|US|CA|33.042,-116.868
Rose Hill|US|VA|38.789,-77.113
Roses|ES|56|42.262,3.177
Ringsted|DK|20|55.443,11.79
Río Grande|DO|18|19.667,-70.767
Riom|FR|84|45.894,3.113
Rayevskiy|RU|08|54.066,54.947
Rastede|DE|06|53.25,8.2
Rolla|US|MO|37.951,-91.771
Raalte|NL|15|52.386,6.275
Rāya|IN|36|27.556,77.79
Riehen|CH|BS|47.579,7.647
Romorantin-Lanthenay|FR|24|47.367,1.75
Rānikhet|IN|39|29.641,79.432
Rosignano Solvay-Castiglioncello|IT|16|43.389,10.436
Ranot|TH|68|7.778,100.321
Rosolini|IT|15|36.821,14.951
Rājmahal|IN|28|25.053,87.83
Rahat|IL|01|31.395,34.757
Richha|IN|36|28.695,79.523
Rāmshīr|IR|15|30.893,49.408
Rajpur|IN|35|21.94,75.136
Ranau|MY|16|5.954,116.664
Rožňava|SK|03|48.66,20.538
Rosedale|US|MD|39.32,-76.516
Rodas|CU|08|22.342,-80.556
Rybnoye|RU|62|54.728,39.517
Rhede|DE|07|51.835,6.696
Ronkonkoma|US|NY|40.815,-73.112
Rémire-Montjoly|GF|GF|4.917,-52.267
Royan|FR|75|45.628,-1.032
Rio Rico|US|AZ|31.471,-110.976
Riosucio|CO|37|5.422,-75.703
Rājgurunagar|IN|16|18.867,73.9
Rio Brilhante|BR|11|-21.802,-54.546
Rānīpur|IN|36|25.25,79.062
Rossville|US|NY|40.556,-74.213
Radeberg|DE|13|51.111,13.912
Rangāpāra|IN|03|26.838,92.669
Rutherford|US|NJ|40.826,-74.107
Repelón|CO|04|10.495,-75.124
Rawmarsh|GB|ENG|53.461,-1.344
Rivière-du-Loup|CA|10|47.827,-69.542
Reni|UA|17|45.454,28.277
Rāmpura|IN|35|24.467,75.44
Round Lake|US|IL|42.353,-88.093
Rufino|AR|21|-34.268,-62.713
Ronchin|FR|32|50.599,3.091
Rāmjībanpur|IN|28|22.828,87.609
Rhoon|NL|11|51.858,4.422
Río Segundo|AR|05|-31.653,-63.91
Rosamond|US|CA|34.864,-118.163
Reda|PL|82|54.605,18.347
Rancho Mirage|US|CA|33.74,-116.413
Rhenen|NL|09|51.959,5.568
Rockland|US|MA|42.131,-70.916
Rano|NG|29|11.557,8.581
Reinheim|DE|05|49.829,8.836
Raduzhnyy|RU|83|56.004,40.339
Renens|CH|VD|46.54,6.588
Rawa Mazowiecka|PL|74|51.764,20.255
Ramsbottom|GB|ENG|53.648,-2.317
Rutigliano|IT|13|41.01,17.006
Reftinskiy|RU|71|57.09,61.677
Ribera|IT|15|37.498,13.267
Rozdil’na|UA|17|46.843,30.079
Romano di Lombardia|IT|09|45.521,9.754
Raipur|IN|24|26.043,74.024
Ramada|PT|14|38.804,-9.188
Radlin|PL|83|50.05,18.476
Renningen|DE|01|48.77,8.939
Ranst|BE|VLG|51.19,4.565
Radford|US|VA|37.132,-80.576
Rāybāg|IN|19|16.492,74.774
Rahimatpur|IN|16|17.592,74.2
Rožnov pod Radhoštěm|CZ|90|49.459,18.143
Regente Feijó|BR|27|-22.221,-51.303
Ruskin|US|FL|27.721,-82.433
Radzionków|PL|83|50.4,18.902
Romsey|GB|ENG|50.989,-1.5
Ribnitz-Damgarten|DE|12|54.242,12.457
Rājgarh|IN|35|22.678,74.945
Río Blanco|NI|12|12.934,-85.224
Ryl’sk|RU|41|51.566,34.682
Riachão do Jacuípe|BR|05|-11.807,-39.386
Ra-ngae|TH|31|6.297,101.728
Rochford|GB|ENG|51.582,0.707
Rakvere|EE|08|59.346,26.356
Reitz|ZA|03|-27.801,28.427
Río Ceballos|AR|05|-31.165,-64.322
Roxas|PH|02|17.119,121.62
Rijau|NG|31|11.104,5.256
Rio Verde de Mato Grosso|BR|11|-18.918,-54.844
Rypin|PL|73|53.066,19.409
Roseau|DM|04|15.302,-61.388
Resen|MK|86|41.089,21.011
Roseto degli Abruzzi|IT|01|42.672,14.015
Rakovník|CZ|88|50.104,13.733
Red Wing|US|MN|44.562,-92.534
Ripon|GB|ENG|54.136,-1.528
Ryōtsu-minato|JP|29|38.078,138.439
Remagen|DE|08|50.579,7.227
Roosevelt|US|NY|40.679,-73.589
Rokiškis|LT|60|55.959,25.595
Rijen|NL|06|51.591,4.919
Riversdale|ZA|11|-34.093,21.257
Rahden|DE|07|52.434,8.613
Rubiataba|BR|29|-15.164,-49.803
Ryton|GB|ENG|52.617,-2.35
Radzyń Podlaski|PL|75|51.783,22.617
Rayside-Balfour|CA|08|46.609,-81.208
Rye|US|NY|40.981,-73.684
Republic|US|MO|37.12,-93.48
Riverdale|US|GA|33.573,-84.413
Ratekau|DE|10|53.95,10.733
Rura|IN|36|26.49,79.901
Rutland|US|VT|43.611,-72.973
Riemst|BE|VLG|50.81,5.601
Rakovski|BG|51|42.274,24.941
Royston|GB|ENG|52.048,-0.024
Riegelsberg|DE|09|49.3,6.933
Rolante|BR|23|-29.651,-50.576
Rio Formoso|BR|30|-8.669,-35.163
Río Bueno|CL|17|-40.335,-72.956
Roanoke Rapids|US|NC|36.462,-77.654
Romblon|PH|41|12.575,122.271
Ropczyce|PL|80|50.052,21.609
River Falls|US|WI|44.861,-92.624
Râşnov|RO|09|45.583,25.45
Radomyshl|UA|27|50.496,29.229
Roxas|PH|41|10.322,119.345
Rondebosch|ZA|11|-33.963,18.476
Ripon|US|CA|37.742,-121.124
Rossville|US|MD|39.338,-76.48
Resplendor|BR|15|-19.326,-41.255
Rio Linda|US|CA|38.691,-121.449
Ramsey|US|NJ|41.057,-74.141
Ramos|PH|03|15.665,120.641
Rocca di Papa|IT|07|41.766,12.702
Rotselaar|BE|VLG|50.953,4.717
`;
