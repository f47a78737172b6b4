/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Foshan|CN|30|23.027,113.131
Faisalabad|PK|04|31.416,73.09
Fortaleza|BR|06|-3.717,-38.543
Fushun|CN|19|41.887,123.944
Fukuoka|JP|07|33.6,130.417
Faridabad|IN|10|28.411,77.313
Fuzhou|CN|07|26.061,119.306
Fès|MA|03|34.033,-5
Fort Worth|US|TX|32.725,-97.321
Freetown|SL|04|8.487,-13.236
Fuxin|CN|19|42.016,121.659
Frankfurt am Main|DE|05|50.116,8.684
Fresno|US|CA|36.748,-119.772
Feira de Santana|BR|05|-12.267,-38.967
Florianópolis|BR|26|-27.597,-48.549
Fujisawa|JP|19|35.349,139.477
Fukuyama|JP|11|34.483,133.367
Fenghuang|CN|11|27.936,109.6
Florence|IT|16|43.779,11.246
Fīrozābād|IN|36|27.151,78.398
Franca|BR|27|-20.539,-47.401
Fukushima|JP|08|37.75,140.467
Foz do Iguaçu|BR|18|-25.548,-54.588
Fort Wayne|US|IN|41.131,-85.129
Floridablanca|CO|26|7.062,-73.086
Fukui-shi|JP|06|36.064,136.223
Farrukhābād|IN|36|27.391,79.579
Fuji|JP|37|35.167,138.683
Fremont|US|CA|37.548,-121.989
Formosa|AR|09|-26.185,-58.173
Freiburg|DE|01|47.996,7.852
Fontana|US|CA|34.092,-117.435
Fayetteville|US|NC|35.053,-78.878
Fuenlabrada|ES|29|40.284,-3.794
Fort Lauderdale|US|FL|26.122,-80.143
Francisco Morato|BR|27|-23.282,-46.745
Fuyang|CN|01|32.9,115.817
Ferraz de Vasconcelos|BR|27|-23.541,-46.369
Fianarantsoa|MG|21|-21.453,47.086
Fuling|CN|33|29.706,107.396
Fatehpur|IN|36|25.928,80.813
Fendou|CN|08|45.212,130.903
Fergana|UZ|03|40.384,71.784
Fort Collins|US|CO|40.585,-105.084
Frisco|US|TX|33.151,-96.824
Fyzābād|IN|36|26.775,82.15
Fullerton|US|CA|33.87,-117.925
Fuyu|CN|05|45.183,124.817
Foggia|IT|13|41.458,15.552
Funtua|NG|24|11.524,7.312
Fujieda|JP|37|34.867,138.267
Florencia|CO|08|1.614,-75.606
Fujinomiya|JP|37|35.217,138.617
Fresnillo|MX|32|23.181,-102.871
Fengcheng|CN|19|40.454,124.072
Fernando de la Mora|PY|06|-25.339,-57.522
Fargo|US|ND|46.877,-96.79
Fairfield|US|CA|38.249,-122.04
Farīdpur|BD|81|23.606,89.841
Fürth|DE|02|49.476,10.989
Franco da Rocha|BR|27|-23.322,-46.727
Ferozepore|IN|23|30.926,74.613
Funchal|PT|10|32.666,-16.925
Flint|US|MI|43.013,-83.687
Fasā|IR|07|28.938,53.648
Fangshan|CN|22|39.687,115.997
Federal Way|US|WA|47.322,-122.313
Frederiksberg|DK|17|55.679,12.535
Fordham|US|NY|40.859,-73.898
Facatativá|CO|33|4.814,-74.355
Forlì|IT|05|44.222,12.041
Flatbush|US|NY|40.652,-73.959
Ferrara|IT|05|44.838,11.621
Foumban|CM|08|5.727,10.899
Fort-de-France|MQ|MQ|14.604,-61.074
Francistown|BW|13|-21.17,27.508
Fujin|CN|08|47.26,132.032
Fusagasugá|CO|33|4.336,-74.364
Fall River|US|MA|41.701,-71.155
Fort Smith|US|AR|35.386,-94.399
Flensburg|DE|10|54.784,9.44
Foumbot|CM|08|5.508,10.633
Feni|BD|84|23.014,91.397
Fatehpur|IN|24|27.995,74.956
Fayetteville|US|AR|36.063,-94.157
Fatsa|TR|52|41.028,37.501
Farmington Hills|US|MI|42.485,-83.377
Formosa|BR|29|-15.537,-47.334
Feicheng|CN|25|35.261,117.968
Feicheng|CN|25|36.249,116.766
Farīdkot|IN|23|30.674,74.756
Focșani|RO|40|45.7,27.183
Fishers|US|IN|39.956,-86.014
Fenghua|CN|02|29.656,121.406
Fylde|GB|ENG|53.833,-2.917
Folsom|US|CA|38.678,-121.176
Furukawa|JP|24|38.572,140.956
Fort McMurray|CA|01|56.727,-111.381
Fuyu|CN|08|47.798,124.457
Ferrol|ES|58|43.485,-8.233
Fuentes del Valle|MX|15|19.633,-99.139
Fort Myers|US|FL|26.622,-81.841
Fredrikstad|NO|30|59.218,10.93
Franklin|US|TN|35.925,-86.869
Fuorigrotta|IT|04|40.833,14.2
Farīdpur|IN|36|28.21,79.541
Fuengirola|ES|51|36.54,-4.625
Fiditi|NG|32|7.714,3.917
Flower Mound|US|TX|33.015,-97.097
Fu’an|CN|07|27.064,119.653
Fāzilka|IN|23|30.402,74.028
Flagstaff|US|AZ|35.198,-111.651
Fuyang|CN|02|30.053,119.952
Fordon|PL|73|53.148,18.17
Frederick|US|MD|39.414,-77.411
Frontera|MX|07|26.928,-101.452
Fukuchiyama|JP|22|35.3,135.117
Feodosiya|UA|11|45.032,35.382
Framingham|US|MA|42.279,-71.416
Forest Hills|US|NY|40.716,-73.85
Fuqing|CN|07|25.729,119.375
Fengkou|CN|12|30.083,113.333
Fīrūzābād|IR|07|28.844,52.571
Folkestone|GB|ENG|51.082,1.167
Fatehābād|IN|10|29.515,75.456
Framingham Center|US|MA|42.297,-71.437
Fengrun|CN|10|39.833,118.117
Fulda|DE|05|50.552,9.675
Flatlands|US|NY|40.621,-73.935
Florence-Graham|US|CA|33.968,-118.244
Fujioka|JP|10|36.246,139.072
Frenda|DZ|13|35.065,1.049
Fuwwah|EG|21|31.204,30.549
Fuding|CN|07|27.327,120.214
Fukuroi|JP|37|34.75,137.917
Florida|CU|05|21.525,-78.226
Fāqūs|EG|14|30.728,31.797
Fochville|ZA|10|-26.489,27.494
Fussa|JP|40|35.737,139.324
Ferkessédougou|CI|87|9.593,-5.194
Fernandópolis|BR|27|-20.284,-50.246
Fethiye|TR|48|36.64,29.128
Farnborough|GB|ENG|51.294,-0.756
Fountainebleau|US|FL|25.773,-80.348
Ferizaj|XK|10096138|42.371,21.155
Frýdek-Místek|CZ|85|49.683,18.35
Fundación|CO|38|10.521,-74.185
Fuli|CN|08|46.722,131.139
Fairfield|US|CT|41.141,-73.264
Fenyi|CN|03|27.811,114.668
Fort Beaufort|ZA|05|-32.775,26.634
Friedrichshafen|DE|01|47.657,9.476
Fāraskūr|EG|20|31.33,31.715
Felgueiras|PT|17|41.368,-8.194
Farroupilha|BR|23|-29.225,-51.348
Francisco Beltrão|BR|18|-26.081,-53.055
Fareham|GB|ENG|50.852,-1.179
Fengxian|CN|04|34.704,116.587
Fountain Valley|US|CA|33.709,-117.954
Formiga|BR|15|-20.464,-45.426
Fier|AL|44|40.724,19.556
Funza|CO|33|4.716,-74.212
Farshūţ|EG|23|26.055,32.163
Fnidek|MA|01|35.849,-5.357
Fryazevo|RU|47|55.733,38.465
Fréjus|FR|93|43.433,6.736
Fredericton|CA|04|45.945,-66.666
Florissant|US|MO|38.789,-90.323
Fryazino|RU|47|55.961,38.046
Fontenay-sous-Bois|FR|11|48.854,2.483
Frankfurt (Oder)|DE|11|52.347,14.551
Futtsu|JP|04|35.311,139.819
Fastiv|UA|13|50.077,29.918
Flagami|US|FL|25.762,-80.316
Fuchūchō|JP|11|34.574,133.235
Falāvarjān|IR|28|32.555,51.51
Fujiyoshida|JP|46|35.44,138.796
Frechen|DE|07|50.915,6.812
Floriano|BR|20|-6.767,-43.023
Foligno|IT|18|42.955,12.703
Florin|US|CA|38.496,-121.409
Frankenthal|DE|08|49.534,8.354
Florida|CO|29|3.322,-76.235
Figueira da Foz|PT|07|40.151,-8.862
Forbesganj|IN|34|26.303,87.266
Frosinone|IT|07|41.64,13.341
Fort Pierce|US|FL|27.447,-80.326
Fayzabad|AF|01|37.117,70.58
Fria|GN|B|10.367,-13.583
Fellbach|DE|01|48.809,9.277
Freiberg|DE|13|50.911,13.339
Farah|AF|06|32.375,62.116
Filderstadt|DE|01|48.657,9.22
Fundong|CM|07|6.25,10.267
Freeport|US|NY|40.658,-73.583
Figueres|ES|56|42.266,2.962
Franceville|GA|02|-1.633,13.584
Fond du Lac|US|WI|43.775,-88.439
Farmington|US|NM|36.728,-108.219
Fairfield|US|OH|39.346,-84.561
Fontem|CM|09|5.468,9.882
Fort Portal|UG|W|0.662,30.275
Freising|DE|02|48.404,11.749
Famagusta|CY|01|35.125,33.941
Fengxiang|CN|08|47.575,130.823
Faenza|IT|05|44.29,11.879
Fatwa|IN|34|25.51,85.305
Faro|PT|09|37.019,-7.927
Findlay|US|OH|41.044,-83.65
Frutal|BR|15|-20.025,-48.941
Frolovo|RU|84|49.771,43.662
Fort Abbas|PK|04|29.193,72.855
Fitchburg|US|MA|42.583,-71.802
Florence|US|AL|34.8,-87.677
Farrukhnagar|IN|40|17.078,78.203
Far Rockaway|US|NY|40.605,-73.755
Freital|DE|13|51.002,13.649
Fano|IT|10|43.841,13.017
Friendswood|US|TX|29.529,-95.201
Fleet|GB|ENG|51.283,-0.833
Furmanov|RU|21|57.254,41.108
Florence|US|SC|34.195,-79.763
Faratsiho|MG|12|-19.4,46.95
Falkensee|DE|11|52.56,13.093
Falun|SE|10|60.604,15.626
Farnham|GB|ENG|51.214,-0.801
Fredericia|DK|21|55.566,9.753
Fort Lee|US|NJ|40.851,-73.97
Franklin|US|WI|42.889,-88.038
Funaishikawa|JP|14|36.467,140.567
Falkirk|GB|SCT|56.002,-3.785
Fraccionamiento Real Palmas|MX|19|25.904,-100.16
Fiumicino-Isola Sacra|IT|07|41.771,12.237
Frankston East|AU|07|-38.133,145.133
Ferreñafe|PE|14|-6.639,-79.789
Felling|GB|ENG|54.953,-1.572
Franconville|FR|11|48.983,2.233
Fereydūn Kenār|IR|35|36.685,52.519
Fajardo|PR|053|18.326,-65.652
Fatehpur|IN|36|27.173,81.211
Fada N'gourma|BF|08|12.062,0.358
Fair Lawn|US|NJ|40.94,-74.132
Fürstenwalde|DE|11|52.361,14.062
Fürstenfeldbruck|DE|02|48.179,11.255
Foster City|US|CA|37.559,-122.271
Fairborn|US|OH|39.821,-84.019
Felege Neway|ET|54|6.3,36.883
Feldkirch|AT|08|47.233,9.6
Francavilla Fontana|IT|13|40.531,17.585
Fujishiro|JP|14|35.917,140.117
Foothill Farms|US|CA|38.679,-121.351
Feteşti|RO|22|44.383,27.833
Fribourg|CH|FR|46.802,7.151
Farmers Branch|US|TX|32.927,-96.896
Farrokh Shahr|IR|03|32.272,50.98
Fairbanks|US|AK|64.838,-147.716
Florida|UY|07|-34.096,-56.214
Florence|US|KY|38.999,-84.627
Favara|IT|15|37.318,13.662
Falmouth|GB|ENG|50.154,-5.071
Fandriana|MG|22|-20.233,47.383
Florence|US|AZ|33.031,-111.387
Freha|DZ|14|36.752,4.316
Famaillá|AR|24|-27.054,-65.403
Fair Oaks|US|CA|38.645,-121.272
Făgăraș|RO|09|45.85,24.967
Franklin|US|MA|42.083,-71.397
Fallbrook|US|CA|33.376,-117.251
Forchheim|DE|02|49.718,11.059
Ferokh|IN|13|11.18,75.841
Fatehpur Sīkri|IN|36|27.094,77.66
Fuyuan|CN|08|48.363,134.289
Farafenni|GM|07|13.567,-15.6
Faaa|PF|01|-17.55,-149.6
Frattamaggiore|IT|04|40.941,14.276
Fort Hood|US|TX|31.135,-97.776
Fălticeni|RO|34|47.45,26.3
Fruit Cove|US|FL|30.111,-81.642
Franklin Square|US|NY|40.707,-73.676
Friedberg|DE|02|48.357,10.985
Fort Bragg|US|NC|35.139,-79.006
Felixstowe|GB|ENG|51.964,1.351
Fort Hamilton|US|NY|40.619,-74.033
Ferry Pass|US|FL|30.51,-87.212
Formia|IT|07|41.256,13.609
Fraijanes|GT|07|14.465,-90.441
Fresh Meadows|US|NY|40.735,-73.793
Fukiage-fujimi|JP|34|36.1,139.45
Fazilpur|PK|04|32.176,75.066
Fredericksburg|US|VA|38.303,-77.461
Fitchburg|US|WI|42.961,-89.47
Frankfort|US|KY|38.201,-84.873
Fountain|US|CO|38.682,-104.701
Fūman|IR|08|37.224,49.313
Fridley|US|MN|45.086,-93.263
Friedberg|DE|05|50.337,8.756
Fleming Island|US|FL|30.093,-81.719
Freeport|BS|25|26.533,-78.7
Fizuli|AZ|18|39.601,47.145
Fontana|AR|03|-27.418,-59.024
Fukuechō|JP|27|32.697,128.846
Fondi|IT|07|41.358,13.427
Francisco I. Madero|MX|07|25.773,-103.271
Fremont|US|NE|41.433,-96.498
Flint|GB|WLS|53.245,-3.132
Formigine|IT|05|44.573,10.847
Fortuna Foothills|US|AZ|32.658,-114.412
Frome|GB|ENG|51.228,-2.322
Fukagawa|JP|12|43.708,142.039
Four Corners|US|FL|28.333,-81.647
Falconara Marittima|IT|10|43.626,13.4
Forest Hills|US|MI|42.959,-85.49
Fokino|RU|59|42.974,132.406
Fichē|ET|51|9.8,38.733
Felipe Carrillo Puerto|MX|23|19.578,-88.045
Farnworth|GB|ENG|53.55,-2.4
Fleetwood|GB|ENG|53.925,-3.011
Faqirwali|PK|04|29.468,73.035
Flémalle-Haute|BE|WAL|50.6,5.445
Fārsān|IR|03|32.257,50.561
Fallingbrook|CA|09|45.476,-75.484
Farmington|US|CT|41.72,-72.832
Fresnes|FR|11|48.756,2.322
Farafangana|MG|25|-22.822,47.826
Fontenay-aux-Roses|FR|11|48.793,2.293
Fort Dodge|US|IA|42.497,-94.168
Franklin|US|IN|39.481,-86.055
Fontaine|FR|84|45.193,5.688
Faizpur|IN|16|21.168,75.86
Freeport|US|IL|42.297,-89.621
Friedrichsdorf|DE|05|50.25,8.643
Feltham|GB|ENG|51.446,-0.414
Frederikshavn|DK|19|57.441,10.537
Falkenberg|SE|06|56.906,12.491
Fairfax|US|VA|38.846,-77.306
Fânzeres|PT|17|41.168,-8.53
Fuquay-Varina|US|NC|35.584,-78.8
Fountain Hills|US|AZ|33.612,-111.717
Forest Grove|US|OR|45.52,-123.111
Freudenstadt|DE|01|48.467,8.414
Fatehganj West|IN|36|28.466,79.307
Fada|TD|28|17.185,21.581
Ferizli|TR|54|40.941,30.486
Fougères|FR|53|48.352,-1.2
Fort Washington|US|MD|38.707,-77.023
Fairland|US|MD|39.076,-76.958
Faribault|US|MN|44.295,-93.269
Funehikimachi-funehiki|JP|08|37.447,140.577
Fonseca|CO|17|10.886,-72.849
Finote Selam|ET|46|10.7,37.267
Fedorovskiy|RU|32|61.606,73.714
Formby|GB|ENG|53.558,-3.07
Fray Bentos|UY|12|-33.117,-58.311
Fabriano|IT|10|43.339,12.903
Fujikawaguchiko|JP|46|35.489,138.688
Forquilhinha|BR|26|-28.747,-49.472
Fröndenberg|DE|07|51.476,7.769
Forst|DE|11|51.735,14.64
Frontera|MX|27|18.543,-92.645
Farmington|US|MN|44.64,-93.144
Fasano|IT|13|40.836,17.36
Farmington|US|UT|40.98,-111.887
Frontignan|FR|76|43.448,3.754
Floridia|IT|15|37.083,15.153
Fleurus|BE|WAL|50.484,4.55
Fécamp|FR|28|49.758,0.375
Frauenfeld|CH|TG|47.558,8.899
Fatehābād|IN|36|27.026,78.303
Fidenza|IT|05|44.867,10.06
Farragut|US|TN|35.885,-84.154
Farakka|IN|28|24.817,87.9
Fort Walton Beach|US|FL|30.421,-86.617
Faruka|PK|04|31.886,72.414
Farkhor|TJ|02|37.492,69.404
Feraoun|DZ|18|36.56,4.855
Fortín de las Flores|MX|30|18.908,-97
Forbach|FR|44|49.188,6.893
Fairfield Heights|US|IN|39.829,-86.382
Follonica|IT|16|42.928,10.765
Francavilla al Mare|IT|01|42.422,14.282
Fleury-les-Aubrais|FR|24|47.933,1.918
Ferguson|US|MO|38.744,-90.305
Fenoarivo Atsinanana|MG|32|-17.381,49.408
Freguesia do Ribeirao da Ilha|BR|26|-27.718,-48.563
Flandes|CO|28|4.29,-74.816
Frederico Westphalen|BR|23|-27.359,-53.394
Frameries|BE|WAL|50.406,3.896
Failsworth|GB|ENG|53.505,-2.166
Flores da Cunha|BR|23|-29.029,-51.182
Flores|GT|12|16.923,-89.899
Friesoythe|DE|06|53.023,7.858
Fīrozpur Jhirka|IN|10|27.789,76.945
Ferndale|US|MI|42.461,-83.135
Fālākāta|IN|28|26.52,89.204
Foso|GH|04|5.701,-1.287
Frascati|IT|07|41.809,12.679
Flörsheim|DE|05|50.013,8.428
Fomento|CU|14|22.105,-79.721
Faversham|GB|ENG|51.315,0.889
Florencia|CU|07|22.146,-78.973
Finglas|IE|L|53.389,-6.297
Fontainebleau|FR|11|48.409,2.702
Forest Lake|US|MN|45.279,-92.985
Fenoarivo Be|MG|14|-18.433,46.567
Fukumitsu|JP|42|36.558,136.869
Fernley|US|NV|39.608,-119.252
Forest Park|US|GA|33.622,-84.369
Frankenberg|DE|05|51.059,8.801
Fairwood|US|WA|47.448,-122.157
Fresno|US|TX|29.539,-95.447
French Rocks|IN|19|12.501,76.674
Filiaşi|RO|17|44.55,23.517
Finsterwalde|DE|11|51.634,13.707
Fossano|IT|12|44.551,7.719
Fairmont|US|WV|39.485,-80.143
Fairhope|US|AL|30.523,-87.903
Fukura|JP|13|34.258,134.715
Frederickson|US|WA|47.096,-122.359
Forest Park|US|OH|39.29,-84.504
Frankfort|US|IL|41.496,-87.849
Freudenberg|DE|07|50.897,7.874
Finnentrop|DE|07|51.168,7.973
Forney|US|TX|32.748,-96.472
Fern Creek|US|KY|38.16,-85.588
Farum|DK|17|55.809,12.361
Fort Gloster|IN|28|22.504,88.183
Fujioka|JP|38|36.25,139.65
Franklin Park|US|IL|41.935,-87.866
Firmat|AR|21|-33.459,-61.483
Felanitx|ES|07|39.47,3.148
Fond Parisien|HT|11|18.505,-71.981
Franconia|US|VA|38.782,-77.146
Farmington|US|MO|37.781,-90.422
Florida Ridge|US|FL|27.58,-80.387
Five Corners|US|WA|45.685,-122.575
Fermo|IT|10|43.163,13.723
Floresta|BR|30|-8.601,-38.569
Fatehgarh Chūriān|IN|23|31.864,74.957
Firminy|FR|84|45.39,4.289
Forssa|FI|05|60.815,23.621
Flórina|GR|ESYE13|40.782,21.41
Fresno|CO|28|5.153,-75.036
Ferndown|GB|ENG|50.807,-1.9
Flers|FR|28|48.737,-0.575
Fort St. John|CA|02|56.25,-120.853
Fos-sur-Mer|FR|93|43.438,4.945
Fornacelle|IT|16|43.924,11.035
Foley|US|AL|30.407,-87.684
Falköping|SE|28|58.173,13.551
Fayetteville|US|GA|33.449,-84.455
Frinton-on-Sea|GB|ENG|51.831,1.244
Fafe|PT|04|41.451,-8.173
Frankenberg|DE|13|50.913,13.04
Fairview Heights|US|IL|38.589,-89.99
Fót|HU|16|47.618,19.189
Floreşti|MD|75|47.891,28.293
Ferndale|US|MD|39.183,-76.64
Floirac|FR|75|44.831,-0.527
Fairhaven|US|MA|41.638,-70.904
Flowing Wells|US|AZ|32.294,-111.01
Fairview Park|US|OH|41.441,-81.864
Fort Thomas|US|KY|39.075,-84.447
Feira|PT|02|40.925,-8.543
Federal|AR|08|-30.955,-58.783
Fontenay-le-Comte|FR|52|46.467,-0.806
Fremont|US|OH|41.35,-83.122
Fiorano|IT|05|44.539,10.812
Faches-Thumesnil|FR|32|50.583,3.067
Fraccionamiento Ciudad Olmeca|MX|30|18.151,-94.552
Fonte Boa|BR|04|-2.514,-66.092
Frankfort|US|IN|40.279,-86.511
Fort Hunt|US|VA|38.733,-77.058
Fléron|BE|WAL|50.615,5.681
Floral Park|US|NY|40.724,-73.705
Forio|IT|04|40.738,13.86
Fort Erie|CA|08|42.9,-78.933
Four Corners|US|OR|44.928,-122.984
Freilassing|DE|02|47.841,12.981
Fillmore|US|CA|34.399,-118.918
Frattaminore|IT|04|40.956,14.272
Farmingville|US|NY|40.831,-73.03
Freiberg am Neckar|DE|01|48.932,9.202
Foça|TR|35|38.67,26.757
Fords|US|NJ|40.529,-74.316
Front Royal|US|VA|38.918,-78.194
Fort Leonard Wood|US|MO|37.706,-92.157
Fayrōz Kōh|AF|09|34.52,65.251
`;
