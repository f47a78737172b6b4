/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Ecatepec de Morelos|MX|15|19.605,-99.061
Erbil|IQ|11|36.183,44.012
Edmonton|CA|01|53.55,-113.469
Enugu|NG|47|6.441,7.499
El Paso|US|TX|31.759,-106.487
Essen|DE|07|51.457,7.012
Ebute Ikorodu|NG|05|6.601,3.488
Esenler|TR|34|41.044,28.876
Eskişehir|TR|26|39.777,30.521
East London|ZA|05|-33.015,27.912
Edinburgh|GB|SCT|55.952,-3.196
Erzurum|TR|25|39.909,41.277
El Obeid|SD|56|13.184,30.217
Etobicoke|CA|08|43.654,-79.567
Elazığ|TR|23|38.674,39.223
Ensenada|MX|02|31.871,-116.601
Efon-Alaaye|NG|54|7.656,4.922
El Daein|SD|60|11.462,26.126
Etāwah|IN|36|26.776,79.021
Espoo|FI|01|60.205,24.652
El Fasher|SD|55|13.628,25.349
Elche|ES|60|38.262,-0.701
Embu|BR|27|-23.649,-46.852
Eldoret|KE|52|0.52,35.27
Esenyurt|TR|34|41.027,28.677
Eindhoven|NL|06|51.441,5.478
Erfurt|DE|15|50.979,11.033
Edéa|CM|05|3.8,10.133
Engel’s|RU|67|51.484,46.105
Ezhou|CN|12|30.4,114.833
Ellore|IN|02|16.713,81.104
East Flatbush|US|NY|40.654,-73.93
Ech Chettia|DZ|41|36.196,1.255
Eloy Alfaro|EC|10|-2.176,-79.855
Elk Grove|US|CA|38.409,-121.372
Esmeraldas|EC|09|0.959,-79.654
Eugene|US|OR|44.052,-123.087
Envigado|CO|02|6.176,-75.592
El Achir|DZ|39|36.064,4.627
East Chattanooga|US|TN|35.065,-85.249
Enschede|NL|15|52.218,6.896
Escondido|US|CA|33.119,-117.086
El Tigre|VE|02|8.889,-64.253
El Limón|VE|04|10.306,-67.632
East Hampton|US|VA|37.037,-76.332
El Jadid|MA|06|33.257,-8.509
Erode|IN|25|11.343,77.727
Elektrostal’|RU|47|55.79,38.447
eMbalenhle|ZA|07|-26.533,29.067
Ejigbo|NG|42|7.903,4.314
El Oued|DZ|43|33.356,6.863
Ebetsu|JP|12|43.108,141.551
Elizabeth|US|NJ|40.664,-74.211
El Eulma|DZ|12|36.153,5.69
Elbląg|PL|85|54.152,19.409
East Los Angeles|US|CA|34.024,-118.172
Edirne|TR|22|41.677,26.556
Ekibastuz|KZ|11|51.724,75.323
Evansville|US|IN|37.975,-87.556
Eastbourne|GB|ENG|50.769,0.285
Exeter|GB|ENG|50.724,-3.528
El Monte|US|CA|34.069,-118.028
East Harlem|US|NY|40.795,-73.942
East York|CA|08|43.691,-79.328
Eunápolis|BR|05|-16.378,-39.58
Erzincan|TR|24|39.739,39.49
Elmhurst|US|NY|40.736,-73.878
Elgin|US|IL|42.037,-88.281
Esuk Oron|NG|21|4.803,8.253
Encheng|CN|30|22.187,112.304
East Independence|US|MO|39.096,-94.355
Enterprise|US|NV|36.025,-115.242
Everett|US|WA|47.979,-122.202
Elista|RU|24|46.308,44.256
Ejido|VE|14|8.547,-71.241
Enfield Town|GB|ENG|51.651,-0.085
Ed Damer|SD|53|17.599,33.972
El Cajon|US|CA|32.795,-116.963
Esmeraldas|BR|15|-19.762,-44.314
Escuintla|GT|06|14.301,-90.786
Erlangen|DE|02|49.591,11.008
Edison|US|NJ|40.519,-74.412
Elbasan|AL|43|41.112,20.082
El Progreso|HN|18|15.4,-87.8
Erie|US|PA|42.129,-80.085
Estelí|NI|05|13.092,-86.354
Erechim|BR|23|-27.635,-52.275
Enshi|CN|12|30.3,109.483
Esslingen|DE|01|48.74,9.305
Errachidia|MA|08|31.931,-4.427
Ereğli|TR|71|37.513,34.047
Erciş|TR|65|39.026,43.36
Emure-Ekiti|NG|54|7.436,5.459
Edmond|US|OK|35.653,-97.478
Ereğli|TR|85|41.283,31.418
Ébolowa|CM|14|2.9,11.15
El Puerto de Santa María|ES|51|36.594,-6.233
Enchanted Hills|US|NM|35.337,-106.593
Effium|NG|53|6.631,8.058
Esteio|BR|23|-29.861,-51.179
Epe|NG|05|6.584,3.983
Eisen|KR|14|36.822,128.631
East Norwalk|US|CT|41.106,-73.398
Edinburg|US|TX|26.302,-98.163
El Ejido|ES|51|36.776,-2.815
El Khroub|DZ|04|36.263,6.694
Emmiganūr|IN|02|15.772,77.483
Elbistan|TR|46|38.206,37.198
Erdenet|MN|25|49.033,104.083
Ende|ID|18|-8.843,121.662
Embu Guaçu|BR|27|-23.832,-46.811
Evanston|US|IL|42.041,-87.69
Encarnación|PY|11|-27.331,-55.867
East Kilbride|GB|SCT|55.764,-4.177
Esbjerg|DK|21|55.47,8.452
El Pueblito|MX|22|20.54,-100.438
Ejura|GH|02|7.386,-1.356
Eha Amufu|NG|47|6.659,7.76
Essaouira|MA|07|31.512,-9.77
Enugu-Ukwu|NG|25|6.171,7.005
Es Senia|DZ|09|35.648,-0.624
Eau Claire|US|WI|44.811,-91.498
Ellesmere Port|GB|ENG|53.279,-2.901
Ede|NL|03|52.033,5.658
Ezza-Ohu|NG|53|6.441,8.084
Eskilstuna|SE|18|59.367,16.508
Eagan|US|MN|44.804,-93.167
Ellicott City|US|MD|39.267,-76.798
Estepona|ES|51|36.428,-5.146
East Orange|US|NJ|40.767,-74.205
El Bayadh|DZ|42|33.683,1.019
Eden Prairie|US|MN|44.855,-93.471
El Prat de Llobregat|ES|56|41.328,2.095
Entebbe|UG|C|0.056,32.479
Encinitas|US|CA|33.037,-117.292
Érd|HU|16|47.395,18.914
El Hamma|TN|29|33.892,9.796
Erdaojiang|CN|05|41.776,126.032
Esfarāyen|IR|43|37.076,57.51
Ekpoma|NG|37|6.743,6.14
El Vigía|VE|14|8.614,-71.657
Eastvale|US|CA|33.964,-117.564
Évreux|FR|28|49.024,1.151
El Hatillo|VE|15|10.424,-66.826
Emmen|NL|01|52.779,6.907
Eger|HU|11|47.903,20.373
Espinal|CO|28|4.149,-74.884
Eisen|KR|14|35.968,128.931
Ezhva|RU|34|61.813,50.728
Energodar|UA|26|47.499,34.657
Eschweiler|DE|07|50.819,6.272
Ełk|PL|85|53.828,22.365
Estância|BR|28|-11.268,-37.438
Évora|PT|08|38.567,-7.9
Etāwa|IN|35|24.184,78.203
Elda|ES|60|38.478,-0.792
Euskirchen|DE|07|50.661,6.787
El Banco|CO|38|9.001,-73.976
Eastleigh|GB|ENG|50.967,-1.35
Euless|US|TX|32.837,-97.082
East Pensacola Heights|US|FL|30.429,-87.18
Elyria|US|OH|41.368,-82.108
Ercolano|IT|04|40.808,14.35
El Viejo|NI|03|12.663,-87.167
El Tocuyo|VE|13|9.787,-69.793
Ergani|TR|21|38.269,39.754
Esher|GB|ENG|51.37,-0.367
Elkhart|US|IN|41.682,-85.977
Erbaa|TR|60|40.669,36.568
Évry|FR|11|48.633,2.44
Enid|US|OK|36.396,-97.878
Emden|DE|06|53.367,7.208
East Hartford|US|CT|41.782,-72.612
Erftstadt|DE|07|50.815,6.794
Edina|US|MN|44.89,-93.35
East Honolulu|US|HI|21.289,-157.717
Edenvale|ZA|06|-26.141,28.152
eSikhaleni|ZA|02|-28.871,31.9
Emiliano Zapata|MX|17|18.841,-99.185
Elmshorn|DE|10|53.754,9.653
East Brunswick|US|NJ|40.428,-74.416
East Lansing|US|MI|42.737,-84.484
Escada|BR|30|-8.359,-35.224
El Kef|TN|14|36.174,8.705
El Carmen de Bolívar|CO|35|9.717,-75.12
Erkrath|DE|07|51.222,6.908
Euclid|US|OH|41.593,-81.527
East Providence|US|RI|41.814,-71.37
Esplugues de Llobregat|ES|56|41.377,2.088
El Hadjar|DZ|37|36.804,7.737
Erdemli|TR|32|36.605,34.308
Emmeloord|NL|16|52.711,5.749
Épinay-sur-Seine|FR|11|48.953,2.315
Everett|US|MA|42.408,-71.054
Elmhurst|US|IL|41.899,-87.94
Eilat|IL|01|29.558,34.948
Enfield|US|CT|41.976,-72.592
Erkelenz|DE|07|51.079,6.315
El Centro|US|CA|32.792,-115.563
Eisenach|DE|15|50.981,10.315
El Attaf|DZ|35|36.224,1.672
El Affroun|DZ|55|36.47,2.625
East Concord|US|NH|43.242,-71.538
Empalme|MX|26|27.962,-110.814
Esperanza|DO|27|19.585,-70.985
El Dorado Hills|US|CA|38.686,-121.082
Eberswalde|DE|11|52.835,13.82
Edmonds|US|WA|47.811,-122.377
Ermelo|ZA|07|-26.533,29.983
El Bagre|CO|02|7.603,-74.81
Edremit|TR|10|39.596,27.024
Écija|ES|51|37.542,-5.083
Estância Velha|BR|23|-29.648,-51.174
El Hadjira|DZ|50|32.613,5.513
Épinal|FR|44|48.183,6.453
Ermesinde|PT|17|41.217,-8.553
El Abiodh Sidi Cheikh|DZ|42|32.893,0.548
Essex|US|MD|39.309,-76.475
Escalante|PH|06|10.84,123.499
Esperanza|MX|26|27.579,-109.93
Ettlingen|DE|01|48.941,8.408
Errenteria|ES|59|43.312,-1.902
El Idrissia|DZ|22|34.445,2.527
El Cerrito|CO|29|3.685,-76.314
East Meadow|US|NY|40.714,-73.559
Ellenabad|IN|10|29.453,74.661
Ekangala|ZA|06|-25.696,28.749
Espírito Santo do Pinhal|BR|27|-22.116,-46.683
Eusébio|BR|06|-3.89,-38.451
Eccles|GB|ENG|53.483,-2.333
Eqbālīyeh|IR|26|35.302,51.536
Ewing|US|NJ|40.27,-74.8
Esperanza|AR|21|-31.449,-60.932
El Vendrell|ES|56|41.217,1.533
East Florence|US|AL|34.81,-87.649
Emsdetten|DE|07|52.173,7.528
East Point|US|GA|33.68,-84.439
El Kala|DZ|44|36.896,8.443
Egypt Lake-Leto|US|FL|28.018,-82.506
El Aïoun|MA|02|34.583,-2.506
Embu|KE|15|-0.54,37.457
Esposende|PT|04|41.536,-8.782
Exmouth|GB|ENG|50.617,-3.402
Empoli|IT|16|43.718,10.948
El Mirage|US|AZ|33.613,-112.325
Erding|DE|02|48.306,11.907
Erāttupetta|IN|13|9.687,76.779
Epe|NL|03|52.347,5.983
Elk Grove Village|US|IL|42.004,-87.97
Elmont|US|NY|40.701,-73.713
Échirolles|FR|84|45.146,5.714
Englewood|US|CO|39.648,-104.988
Ebbw Vale|GB|WLS|51.777,-3.208
Esik|KZ|01|43.355,77.452
Eṭ Ṭaiyiba|IL|02|32.266,35.009
El Aouinet|DZ|29|35.867,7.887
Egra|IN|28|21.899,87.538
Espinho|PT|02|41.008,-8.641
Eastpointe|US|MI|42.468,-82.955
Ennepetal|DE|07|51.298,7.363
El Triunfo|EC|10|-1.933,-79.967
Eisenhüttenstadt|DE|11|52.15,14.65
el hed|DZ|18|36.65,4.774
Evergem|BE|VLG|51.113,3.71
East Lake|US|FL|28.111,-82.695
Erandol|IN|16|20.922,75.326
Elūr|IN|13|10.067,76.283
Élancourt|FR|11|48.784,1.955
Estero|US|FL|26.438,-81.807
Escuinapa|MX|25|22.833,-105.778
Eldersburg|US|MD|39.404,-76.95
East Hill-Meridian|US|WA|47.411,-122.174
Euclides da Cunha|BR|05|-10.508,-39.016
Elizabethtown|US|KY|37.694,-85.859
Egham|GB|ENG|51.432,-0.552
East Palo Alto|US|CA|37.469,-122.141
Escárcega|MX|04|18.609,-90.745
Emmerich|DE|07|51.839,6.248
East Haven|US|CT|41.276,-72.868
Evans|US|GA|33.534,-82.131
Esztergom|HU|12|47.793,18.741
Eagle Pass|US|TX|28.709,-100.5
El Abadia|DZ|35|36.27,1.686
East Chicago|US|IN|41.639,-87.455
El Charco|CO|20|2.479,-78.11
Englewood|US|NJ|40.893,-73.973
Esquel|AR|04|-42.911,-71.319
Esch-sur-Alzette|LU|ES|49.496,5.981
Elmira|US|NY|42.09,-76.808
El Hajeb|MA|03|33.688,-5.371
Ermont|FR|11|48.99,2.258
Empangeni|ZA|02|-28.762,31.893
Enterprise|US|AL|31.315,-85.855
Einbeck|DE|06|51.82,9.87
Erraguntla|IN|02|14.639,78.54
Eibar|ES|59|43.185,-2.472
Entre Rios|BR|05|-11.942,-38.084
Emmendingen|DE|01|48.121,7.854
Eagle Mountain|US|UT|40.314,-112.007
Épernay|FR|44|49.04,3.959
Epsom|GB|ENG|51.331,-0.27
Eureka|US|CA|40.802,-124.164
East Saint Louis|US|IL|38.624,-90.151
Easton|US|PA|40.688,-75.221
Emmen|CH|LU|47.078,8.273
East Grinstead|GB|ENG|51.124,-0.006
El Campello|ES|60|38.429,-0.398
El Amria|DZ|36|35.524,-1.016
Esquina|AR|06|-30.015,-59.529
Espelkamp|DE|07|52.383,8.621
Erzin|TR|31|36.953,36.198
Eboli|IT|04|40.617,15.057
Elamanchili|IN|02|17.549,82.857
Encrucijada|CU|16|22.618,-79.866
Ehingen|DE|01|48.283,9.727
El Kseur|DZ|18|36.679,4.856
Eket|NG|21|4.642,7.924
Edgewood|US|MD|39.419,-76.294
Elmina|GH|04|5.085,-1.351
Ekazhevo|RU|19|43.212,44.823
Elmadağ|TR|68|39.921,33.231
Emiliano Zapata|MX|15|19.344,-98.975
Ellwangen|DE|01|48.962,10.132
Enzan|JP|46|35.7,138.733
Encarnación de Díaz|MX|14|21.527,-102.24
Edwardsville|US|IL|38.811,-89.953
Elefsína|GR|ESYE31|38.041,23.543
En Nâqoûra|LB|06|33.118,35.14
Elmwood Park|US|IL|41.921,-87.809
Ebebiyin|GQ|07|2.151,11.335
Eagle River|US|AK|61.321,-149.568
Emporia|US|KS|38.404,-96.182
Ennis|IE|M|52.844,-8.986
Eisleben Lutherstadt|DE|14|51.528,11.548
Ébano|MX|24|22.218,-98.377
Erandio|ES|59|43.304,-2.974
El Salto|MX|10|23.778,-105.362
Estrela|BR|23|-28.061,-50.938
Eaubonne|FR|11|48.997,2.282
East Gwillimbury|CA|08|44.101,-79.438
Elk River|US|MN|45.304,-93.567
Embarcación|AR|17|-23.21,-64.1
Emet|TR|43|39.343,29.258
Estoril|PT|14|38.706,-9.398
Eagle|US|ID|43.695,-116.354
Evesham|GB|ENG|52.092,-1.949
El Cerrito|US|CA|37.916,-122.312
Easton|US|MA|42.025,-71.129
Eckernförde|DE|10|54.469,9.838
East Elmhurst|US|NY|40.761,-73.865
El Monte|CL|12|-33.68,-70.985
East Peoria|US|IL|40.666,-89.58
Étampes|FR|11|48.435,2.162
Enna|IT|15|37.566,14.274
Eravur Town|LK|37|7.778,81.604
Elgin|GB|SCT|57.649,-3.318
East Naples|US|FL|26.138,-81.766
East Tremont|US|NY|40.845,-73.891
Edineţ|MD|73|48.172,27.303
East Lake-Orient Park|US|FL|27.983,-82.379
‘Ewa Gentry|US|HI|21.34,-158.03
Eminabad|PK|04|32.042,74.26
Erdek|TR|10|40.4,27.793
Enköping|SE|21|59.636,17.078
El Salto|MX|14|20.333,-104.5
East Patchogue|US|NY|40.767,-72.996
El Masnou|ES|56|41.48,2.319
Eséka|CM|11|3.65,10.767
Elsdorf|DE|07|50.937,6.568
Esparreguera|ES|56|41.538,1.87
Elburg|NL|03|52.447,5.843
Edegem|BE|VLG|51.157,4.445
El Salto|MX|14|20.519,-103.182
Edgewater|US|FL|28.989,-80.902
Erie|US|CO|40.05,-105.05
Eysines|FR|75|44.884,-0.651
Evans|US|CO|40.376,-104.692
East Moline|US|IL|41.501,-90.444
Eschwege|DE|05|51.184,10.053
Eppingen|DE|01|49.136,8.912
Esperantina|BR|20|-3.902,-42.234
East Ridge|US|TN|35.014,-85.252
El Grullo|MX|14|19.806,-104.218
East Millcreek|US|UT|40.7,-111.81
Edosaki|JP|14|35.95,140.317
Engelskirchen|DE|07|50.989,7.414
Easley|US|SC|34.83,-82.602
Elektrogorsk|RU|47|55.884,38.786
Ennigerloh|DE|07|51.838,8.031
Esquipulas|GT|04|14.566,-89.352
Edewecht|DE|06|53.127,7.984
East Dereham|GB|ENG|52.683,0.933
Elele|NG|50|5.101,6.814
Ensley|US|FL|30.519,-87.273
Eislingen|DE|01|48.695,9.707
Elst|NL|03|51.919,5.842
El Rama|NI|18|12.16,-84.22
eMkhomazi|ZA|02|-30.207,30.798
Eschborn|DE|05|50.143,8.571
El Tarf|DZ|44|36.767,8.314
Elko|US|NV|40.832,-115.763
Elmwood Park|US|NJ|40.904,-74.118
Esmeralda|CU|05|21.851,-78.117
East Northport|US|NY|40.877,-73.325
Eastmont|US|WA|47.897,-122.182
Emirdağ|TR|03|39.02,31.15
Emiliano Zapata|MX|05|17.741,-91.766
El Jem|TN|15|35.3,10.717
Elektrougli|RU|47|55.724,38.209
Eustis|US|FL|28.853,-81.685
Entroncamento|PT|18|39.467,-8.467
Enger|DE|07|52.141,8.558
Evergreen Park|US|IL|41.721,-87.702
Eitorf|DE|07|50.767,7.45
Earl Shilton|GB|ENG|52.577,-1.315
El Soberbio|AR|14|-27.298,-54.199
Écully|FR|84|45.774,4.778
El Malah|DZ|36|35.391,-1.092
Elói Mendes|BR|15|-21.61,-45.565
El Arahal|ES|51|37.263,-5.545
El Bauga|SD|53|18.262,33.908
Eeklo|BE|VLG|51.187,3.557
Ely|GB|ENG|52.4,0.262
East Massapequa|US|NY|40.673,-73.437
Ennis|US|TX|32.329,-96.625
Ellensburg|US|WA|46.997,-120.548
Enugu-Ezike|NG|47|6.983,7.455
Eyl|SO|18|7.98,49.816
Équeurdreville-Hainneville|FR|28|49.649,-1.653
Esplanada|BR|05|-11.796,-37.945
Esperança|BR|17|-7.033,-35.857
Erlanger|US|KY|39.017,-84.601
El Paraíso|HN|07|13.867,-86.55
Emsworth|GB|ENG|50.848,-0.937
Eleşkirt|TR|04|39.798,42.676
Embi|KZ|04|48.83,58.15
Édessa|GR|ESYE12|40.803,22.048
Eastwood|GB|ENG|53,-1.3
Eslöv|SE|27|55.839,13.304
East Molesey|GB|ENG|51.399,-0.349
El Reno|US|OK|35.532,-97.955
El Dorado|US|AR|33.208,-92.666
El Viso del Alcor|ES|51|37.391,-5.72
Eastlake|US|OH|41.654,-81.45
Eersel|NL|06|51.358,5.318
El Copey|CO|10|10.15,-73.961
El Fahs|TN|37|36.374,9.907
Eppelborn|DE|09|49.4,6.967
Eupen|BE|WAL|50.628,6.036
Extremoz|BR|22|-5.706,-35.307
Elizabeth City|US|NC|36.295,-76.251
El Quince|MX|14|20.544,-103.285
Enem|RU|01|44.926,38.906
Estreito|BR|13|-5.783,-43.25
Egbe|NG|41|8.217,5.517
Eilenburg|DE|13|51.46,12.633
Espinosa|BR|15|-14.926,-42.819
East Hemet|US|CA|33.74,-116.939
Enkhuizen|NL|07|52.703,5.292
El Astillero|ES|39|43.401,-3.821
East Cleveland|US|OH|41.533,-81.579
Ejea de los Caballeros|ES|52|42.126,-1.137
Ellinikó|GR|ESYE31|37.89,23.744
Elbeuf|FR|28|49.287,1.003
Eğirdir|TR|33|37.875,30.85
Encruzilhada do Sul|BR|23|-30.544,-52.522
Eirunepé|BR|04|-6.66,-69.874
Ermitagaña|ES|32|42.811,-1.664
Eloy|US|AZ|32.756,-111.555
El Segundo|US|CA|33.919,-118.416
East Setauket|US|NY|40.941,-73.106
Ermenek|TR|78|36.64,32.892
Eutin|DE|10|54.141,10.608
Este|IT|20|45.223,11.664
Eltville|DE|05|50.029,8.118
Essen|BE|VLG|51.468,4.469
Edmundston|CA|04|47.374,-68.325
Encantado|BR|23|-29.236,-51.87
Easton|US|MD|38.774,-76.076
Easthampton|US|MA|42.267,-72.669
Elmalı|TR|07|36.736,29.918
Eibergen|NL|03|52.1,6.649
El Crucero|NI|10|11.99,-86.31
Erba|IT|09|45.809,9.226
Erenhot|CN|20|43.648,111.977
Estelle|US|LA|29.846,-90.107
Ermua|ES|59|43.187,-2.503
El Alia|TN|18|37.169,10.035
Erwitte|DE|07|51.613,8.338
El Grao|ES|60|39.974,0.013
El Rosario|MX|25|22.992,-105.857
Ebersbach an der Fils|DE|01|48.716,9.524
El Retén|CO|38|10.611,-74.268
Embalse|AR|05|-32.18,-64.418
El Estor|GT|09|15.532,-89.331
Elkton|US|MD|39.607,-75.833
El Tejar|GT|03|14.647,-90.791
Ezine|TR|17|39.786,26.341
Elland|GB|ENG|53.685,-1.839
Eberbach|DE|01|49.467,8.99
Er Reina|IL|03|32.723,35.316
Elkridge|US|MD|39.213,-76.714
Esparza|CR|07|9.994,-84.665
Earlsfield|GB|ENG|51.444,-0.185
El Bolsón|AR|16|-41.961,-71.533
Erskine|GB|SCT|55.901,-4.45
East Riverdale|US|MD|38.962,-76.922
Emerson Hill|US|NY|40.609,-74.096
Eden|US|NC|36.488,-79.767
Éragny|FR|11|49.017,2.1
Even Yehuda|IL|02|32.27,34.888
Eggenstein-Leopoldshafen|DE|01|49.09,8.399
El Palmar|GT|13|14.651,-91.578
East Rancho Dominguez|US|CA|33.898,-118.195
East Brainerd|US|TN|34.996,-85.15
East Longmeadow|US|MA|42.065,-72.513
Espiye|TR|28|40.947,38.703
Eggertsville|US|NY|42.963,-78.804
Ebaye|MH|150|8.775,167.739
El Gouna|EG|02|27.394,33.678
`;
