/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Guangzhou|CN|30|23.117,113.25
Giza|EG|08|30.009,31.209
Guayaquil|EC|10|-2.196,-79.886
Guadalajara|MX|14|20.667,-103.392
Gwangju|KR|18|35.155,126.916
Gujranwala|PK|04|32.156,74.187
Guankou|CN|11|28.159,113.627
Gorakhpur|IN|10|29.448,75.672
Ghāziābād|IN|36|28.665,77.439
Gustavo Adolfo Madero|MX|09|19.494,-99.111
Guiyang|CN|18|26.583,106.717
Goiânia|BR|29|-16.679,-49.254
Guarulhos|BR|27|-23.463,-46.533
Goyang-si|KR|13|37.656,126.835
Gaziantep|TR|83|37.059,37.383
Guatemala City|GT|07|14.641,-90.513
Guwahati|IN|03|26.184,91.746
Gwalior|IN|35|26.23,78.173
General Santos|PH|12|6.113,125.172
Gorakhpur|IN|36|26.766,83.369
Guadalupe|MX|19|25.677,-100.256
Guilin|CN|16|25.282,110.286
Glasgow|GB|SCT|55.865,-4.258
Gold Coast|AU|04|-28,153.431
Genoa|IT|08|44.405,8.944
Göteborg|SE|28|57.707,11.967
Guli|CN|02|28.882,120.033
Guntur|IN|02|16.3,80.457
Gulbarga|IN|19|17.336,76.838
Gdańsk|PL|82|54.352,18.649
Garoua|CM|13|9.301,13.398
Gaya|IN|34|24.797,85.004
Gaza|PS|GZ|31.502,34.467
Gifu-shi|JP|09|35.423,136.76
Ganja|AZ|20|40.683,46.361
Guarujá|BR|27|-23.993,-46.256
Gujrat|PK|04|32.574,74.075
George Town|MY|09|5.411,100.335
Galaţi|RO|18|45.437,28.05
Greater Noida|IN|36|28.496,77.536
Gumi|KR|14|36.114,128.336
Greensboro|US|NC|36.073,-79.792
Gebze|TR|41|40.803,29.431
Gijón|ES|34|43.536,-5.662
Guantánamo|CU|10|20.144,-75.209
Gelsenkirchen|DE|07|51.505,7.097
Gajuwaka|IN|02|17.7,83.217
Gómez Palacio|MX|10|25.57,-103.496
Gdynia|PL|82|54.519,18.532
Governador Valadares|BR|15|-18.851,-41.949
Gombe|NG|55|10.29,11.167
Gilbert|US|AZ|33.353,-111.789
Gorgān|IR|37|36.843,54.444
Gunsan|KR|03|35.979,126.711
Gatineau|CA|10|45.477,-75.702
Glendale|US|AZ|33.539,-112.186
Gravataí|BR|23|-29.942,-50.993
Garland|US|TX|32.913,-96.639
Gasteiz / Vitoria|ES|59|42.85,-2.673
Georgetown|GY|12|6.804,-58.155
Granada|ES|51|37.188,-3.607
Gangānagar|IN|24|29.92,73.875
Gent|BE|VLG|51.05,3.717
Gusau|NG|57|12.17,6.664
Groznyy|RU|12|43.312,45.689
Geelong|AU|07|-38.147,144.361
Gosāba|IN|28|22.165,88.801
Graz|AT|06|47.067,15.45
Guangyuan|CN|32|32.442,105.823
Gaborone|BW|14|-24.655,25.909
Gaoping|CN|32|30.776,106.103
Glendale|US|CA|34.143,-118.255
Gliwice|PL|83|50.298,18.677
Gurgaon|IN|10|28.46,77.026
Gandhinagar|IN|09|23.217,72.683
Guri-si|KR|13|37.599,127.139
Grand Rapids|US|MI|42.963,-85.668
Guatire|VE|15|10.474,-66.542
Grand Prairie|US|TX|32.746,-96.998
Genève|CH|GE|46.202,6.146
Guarenas|VE|15|10.47,-66.619
Groningen|NL|04|53.219,6.567
Gangneung|KR|06|37.753,128.872
Garden Grove|US|CA|33.774,-117.941
Gadag-Betageri|IN|19|15.417,75.617
Getafe|ES|29|40.306,-3.733
Gāndhīdhām|IN|09|23.083,70.133
Gaozhou|CN|30|21.939,110.846
Geneina|SD|47|13.453,22.447
Gadag|IN|19|15.43,75.63
Grenoble|FR|84|45.179,5.715
Greater Sudbury|CA|08|46.49,-80.99
Guyong|PH|03|14.836,120.978
Gyeongju|KR|14|35.843,129.212
Guangshui|CN|12|31.62,113.998
Gandajika|CD|04|-6.745,23.953
Gondar|ET|46|12.6,37.467
Guna|IN|35|24.647,77.311
Guacara|VE|07|10.226,-67.877
Guarapuava|BR|18|-25.39,-51.465
Gaomi|CN|25|36.383,119.753
Gloucester|GB|ENG|51.866,-2.243
Gimcheon|KR|14|36.122,128.12
Gyumri|AM|07|40.794,43.845
Gulu|UG|N|2.775,32.299
Gweru|ZW|02|-19.45,29.817
Gorontalo|ID|34|0.537,123.063
Goma|CD|11|-1.674,29.228
Ghazni|AF|08|33.554,68.421
Gongzhuling|CN|05|43.501,124.82
Gojra|PK|04|31.149,72.683
Gbongan|NG|42|7.477,4.354
Gejiu|CN|29|23.361,103.154
Grimsby|GB|ENG|53.565,-0.076
Gondā City|IN|36|27.132,81.953
Godhra|IN|09|22.775,73.615
Gonbad-e Kāvūs|IR|37|37.25,55.167
Girardot City|CO|33|4.301,-74.808
Gainesville|US|FL|29.652,-82.325
Gyeongsan-si|KR|14|35.823,128.738
Győr|HU|09|47.683,17.635
Gashua|NG|44|12.874,11.041
Gondiā|IN|16|21.46,80.192
Guadalupe|MX|32|22.748,-102.519
Gorzów Wielkopolski|PL|76|52.737,15.229
Guelma|DZ|23|36.462,7.426
Gagnoa|CI|95|6.132,-5.951
Göttingen|DE|06|51.534,9.932
Guntakal Junction|IN|02|15.171,77.362
Gangāpur|IN|24|26.472,76.717
Gereida|SD|49|11.275,25.14
Guadalajara de Buga|CO|29|3.901,-76.298
Gemena|CD|02|3.257,19.772
Gudivāda|IN|02|16.435,80.996
Guelph|CA|08|43.546,-80.256
Guanabacoa|CU|02|23.125,-82.301
Guangming|CN|05|45.333,122.783
Guanare|VE|18|9.042,-69.742
Gravesend|US|NY|40.598,-73.965
Gresham|US|OR|45.498,-122.431
Garanhuns|BR|30|-8.882,-36.502
Gabès|TN|29|33.881,10.098
Girón|CO|26|7.068,-73.17
Gangāwati|IN|19|15.431,76.529
Guaratinguetá|BR|27|-22.816,-45.193
Green Bay|US|WI|44.519,-88.02
Gera|DE|15|50.88,12.082
Gardez|AF|36|33.597,69.226
Ghazīpur|IN|36|25.583,83.585
Gondal|IN|09|21.961,70.803
Gillingham|GB|ENG|51.389,0.549
Guaíba|BR|23|-30.114,-51.325
Guarapari|BR|08|-20.672,-40.502
Greeley|US|CO|40.423,-104.709
Glazov|RU|80|58.139,52.658
Grogol|ID|07|-7.601,110.819
Grudziądz|PL|73|53.484,18.754
Giresun|TR|28|40.917,38.387
Guelmim|MA|10|28.987,-10.057
Girona|ES|56|41.983,2.825
Gütersloh|DE|07|51.907,8.379
General Trias|PH|40|14.387,120.882
Gjakovë|XK|10096859|42.38,20.431
Gudiyatham|IN|25|12.946,78.874
García|MX|19|25.812,-100.599
Ghardaïa|DZ|45|32.491,3.673
Galle|LK|34|6.046,80.21
Ginowan|JP|47|26.263,127.761
Grahamstown|ZA|05|-33.304,26.533
Gaoyou|CN|04|32.789,119.442
Greenville|US|NC|35.613,-77.366
Gantang|CN|11|27.438,111.973
Gatchina|RU|42|59.576,30.128
Grays|GB|ENG|51.476,0.325
Granada|NI|06|11.93,-85.956
Gitarama|RW|15|-2.074,29.757
Glyfáda|GR|ESYE31|37.863,23.758
Gao|ML|09|16.272,-0.045
Gubkin|RU|09|51.282,37.546
Greenburgh|US|NY|41.033,-73.843
Germantown|US|MD|39.173,-77.272
Gyōda|JP|34|36.141,139.46
Guozhen|CN|26|34.366,107.359
Gharyan|LY|80|32.172,13.02
Gonaïves|HT|06|19.448,-72.689
Gamboru|NG|27|12.373,14.207
Guider|CM|13|9.933,13.947
Gotenba|JP|37|35.319,138.943
Gisenyi|RW|14|-1.703,29.256
Galesong|ID|38|-5.317,119.366
Guadalajara|ES|54|40.629,-3.162
Gwangju|KR|13|37.41,127.257
Guaynabo|PR|061|18.357,-66.111
Gafsa|TN|30|34.425,8.784
Gamagōri|JP|01|34.833,137.233
Getxo|ES|59|43.357,-3.011
Giugliano in Campania|IT|04|40.928,14.202
Gandia|ES|60|38.967,-0.183
Genteng|ID|08|-8.367,114.15
Gedangan|ID|08|-7.391,112.727
Gueckedou|GN|N|8.567,-10.134
Gapan|PH|03|15.307,120.946
Goodyear|US|AZ|33.435,-112.358
Gualeguaychú|AR|08|-33.009,-58.517
Gateshead|GB|ENG|54.962,-1.602
Gary|US|IN|41.593,-87.346
Gladbeck|DE|07|51.571,6.986
Guiguinto|PH|03|14.833,120.883
Guigang|CN|16|23.096,109.609
Gävle|SE|03|60.675,17.142
Gūdūr|IN|02|14.151,79.852
Gobernador Gálvez|AR|21|-33.03,-60.64
Gastonia|US|NC|35.262,-81.187
Gießen|DE|05|50.587,8.676
Gucheng Chengguanzhen|CN|12|32.266,111.635
Gela|IT|15|37.074,14.24
Grand-Bassam|CI|94|5.212,-3.739
Guixi|CN|03|28.289,117.213
Genhe|CN|20|50.783,121.517
Gresik|ID|08|-7.154,112.656
Gokak|IN|19|16.169,74.824
General Roca|AR|16|-39.033,-67.583
Georgiyevsk|RU|70|44.152,43.47
Gongju|KR|17|36.456,127.125
Guanajuato|MX|11|21.019,-101.259
Gouda|NL|11|52.017,4.708
Guildford|GB|ENG|51.235,-0.574
Gulfport|US|MS|30.367,-89.093
Güigüe|VE|07|10.083,-67.778
Guasave|MX|25|25.567,-108.468
Guiping|CN|16|23.393,110.074
Gemlik|TR|16|40.431,29.16
Gosport|GB|ENG|50.795,-1.129
Gongchangling|CN|19|41.117,123.45
Gaillimh|IE|C|53.272,-9.051
Gniezno|PL|86|52.535,17.583
Goya|AR|06|-29.14,-59.263
Güira de Melena|CU|AR|22.796,-82.507
Gujar Khan|PK|04|33.254,73.304
Giurgiu|RO|42|43.887,25.963
Güines|CU|MA|22.837,-82.026
Ga-Rankuwa|ZA|10|-25.617,27.995
Głogów|PL|72|51.664,16.084
Garissa|KE|16|-0.453,39.646
Glen Burnie|US|MD|39.163,-76.625
Guidonia Montecelio|IT|07|41.994,12.722
Gaithersburg|US|MD|39.143,-77.201
Goyerkāta|IN|28|26.7,89.026
Gabrovo|BG|41|42.875,25.334
Gamping Lor|ID|10|-7.796,110.326
Gukovo|RU|61|48.062,39.935
Gangārāmpur|IN|28|25.401,88.53
Gushikawa|JP|47|26.359,127.867
Gurupi|BR|31|-11.729,-49.069
Grevenbroich|DE|07|51.091,6.583
Greenville|US|SC|34.853,-82.394
Ghotki|PK|05|28.004,69.316
Guamúchil|MX|25|25.459,-108.077
Gopālganj|IN|34|26.467,84.44
Georgetown|US|TX|30.633,-97.677
Genk|BE|VLG|50.965,5.501
Great Yarmouth|GB|ENG|52.608,1.731
Garbsen|DE|06|52.414,9.59
Godean|ID|10|-7.77,110.294
Graaff-Reinet|ZA|05|-32.252,24.531
Gus’-Khrustal’nyy|RU|83|55.611,40.652
Grao de Murviedro|ES|60|39.642,-0.239
Gravatá|BR|30|-8.201,-35.565
Gaalkacyo|SO|10|6.77,47.431
Grosseto|IT|16|42.763,11.109
Granollers|ES|56|41.608,2.288
Gardena|US|CA|33.888,-118.309
Grand Junction|US|CO|39.064,-108.551
Gushu|CN|01|31.561,118.481
Gīrīdīh|IN|38|24.186,86.309
Great Falls|US|MT|47.5,-111.301
Gangoh|IN|36|29.78,77.263
Galátsi|GR|ESYE31|38.017,23.75
Gannan|CN|08|47.915,123.503
Gola Gokarannāth|IN|36|28.078,80.471
Guanambi|BR|05|-14.223,-42.781
Glogovac|XK|10097360|42.628,20.894
Göppingen|DE|01|48.704,9.652
Görlitz|DE|13|51.155,14.989
Guercif|MA|03|34.226,-3.354
Gobichettipalayam|IN|25|11.455,77.442
Guiren|CN|04|33.67,118.189
Garoowe|SO|18|8.402,48.483
General Pico|AR|11|-35.657,-63.757
Grand Forks|US|ND|47.925,-97.033
Gaogou|CN|04|34.017,119.189
Gölcük|TR|41|40.703,29.872
Gohāna|IN|10|29.138,76.702
Gadwāl|IN|40|16.235,77.796
Greenwood|US|IN|39.614,-86.107
Gapyeong|KR|13|37.831,127.511
Gorno-Altaysk|RU|03|51.961,85.919
Ghātāl|IN|28|22.662,87.734
Gravesend|GB|ENG|51.442,0.371
Granby|CA|10|45.4,-72.732
Gaddi Annaram|IN|40|17.367,78.524
Guliston|UZ|16|40.49,68.784
Gilroy|US|CA|37.006,-121.568
Gummersbach|DE|07|51.026,7.565
Gulariyā|NP|5|28.206,81.345
Greifswald|DE|12|54.093,13.388
Glendora|US|CA|34.136,-117.865
Gjilan|XK|10097357|42.46,21.47
Gwadar|PK|02|25.122,62.325
Gohadi|IN|35|26.433,78.442
Grand Island|US|NE|40.925,-98.342
Grapevine|US|TX|32.934,-97.078
Gostivar|MK|D4|41.796,20.908
Goālpāra|IN|03|26.177,90.626
Gelendzhik|RU|38|44.562,38.085
Gbadolite|CD|26|4.279,21.003
Gallarate|IT|09|45.66,8.792
Gajraula|IN|36|28.846,78.24
Galveston|US|TX|29.301,-94.798
Ghazieh|LB|06|33.517,35.369
Grangwav|HT|11|18.426,-72.77
Gampengrejo|ID|08|-7.767,112.017
Goshogawara|JP|03|40.804,140.441
Gatak|ID|07|-7.591,110.704
Givatayim|IL|05|32.072,34.813
Guaxupé|BR|15|-21.305,-46.713
Goianésia|BR|29|-15.318,-49.117
Greve|DK|20|55.583,12.3
Grasse|FR|93|43.658,6.925
Glenview|US|IL|42.07,-87.788
Gudalur|IN|25|9.678,77.25
Gryazi|RU|43|52.497,39.936
Gumia|IN|38|23.797,85.825
Gujō|JP|09|35.737,136.959
Gori|GE|73|41.984,44.116
Gulāothi|IN|36|28.589,77.793
Garoua Boulaï|CM|04|5.883,14.55
Gotha|DE|15|50.948,10.702
Gangākher|IN|16|18.97,76.749
Ganj Dundwāra|IN|36|27.733,78.941
Gronau|DE|07|52.211,7.022
Gavà|ES|56|41.306,2.001
Gbarnga|LR|01|6.995,-9.471
Gumlā|IN|38|23.043,84.544
Golpāyegān|IR|28|33.454,50.288
Gbawe|GH|01|5.577,-0.31
Goiana|BR|30|-7.561,-35.002
Grantham|GB|ENG|52.911,-0.642
Gobārdānga|IN|28|22.877,88.755
Great Sankey|GB|ENG|53.392,-2.64
Gebog|ID|07|-6.735,110.844
Guarabira|BR|17|-6.855,-35.49
Greenock|GB|SCT|55.948,-4.761
Godda|IN|38|24.827,87.213
Gereshk|AF|10|31.821,64.57
Goslar|DE|06|51.904,10.428
Gonābād|IR|42|34.353,58.684
General Pacheco|AR|01|-34.453,-58.643
Gijang|KR|10|35.244,129.214
Gifhorn|DE|06|52.478,10.551
Gumel|NG|39|12.627,9.388
Gap|FR|93|44.559,6.079
Gambēla|ET|49|8.25,34.583
Gennevilliers|FR|11|48.933,2.3
Gravina in Puglia|IT|13|40.817,16.419
Gutao|CN|24|37.203,112.178
Gay|RU|55|51.467,58.455
Guye|CN|10|39.731,118.441
Grande Prairie|CA|01|55.167,-118.803
Gādarwāra|IN|35|22.924,78.785
Geidam|NG|44|12.894,11.926
Garça|BR|27|-22.211,-49.656
G’ijduvon Shahri|UZ|02|40.102,64.682
Gitega|BI|13|-3.427,29.925
Gerona|PH|03|15.607,120.598
Gönen|TR|10|40.105,27.654
Garhwa|IN|38|24.16,83.808
Goose Creek|US|SC|32.981,-80.033
Guimarães|PT|04|41.444,-8.296
Gaurnadi|BD|85|22.974,90.224
Ghātampur|IN|36|26.153,80.168
Gursahāiganj|IN|36|27.115,79.732
Ghātsīla|IN|38|22.585,86.477
Geita|TZ|28|-2.873,32.233
Güiria|VE|19|10.577,-62.298
Granadilla de Abona|ES|53|28.119,-16.576
Garges-lès-Gonesse|FR|11|48.968,2.398
Grove City|US|OH|39.881,-83.093
Guáimaro|CU|05|21.052,-77.35
Giddarbāha|IN|23|30.2,74.666
Germantown|US|TN|35.087,-89.81
Ghosī|IN|36|26.106,83.539
Guiglo|CI|78|6.544,-7.494
Glenrothes|GB|SCT|56.195,-3.173
Gummi|NG|57|12.145,5.118
Gainesville|US|GA|34.298,-83.824
Gogrial|SS|11550545|8.533,28.1
Gagny|FR|11|48.883,2.533
Greenford|GB|ENG|51.529,-0.355
Guacamayas|MX|16|18.019,-102.212
Geiro|TZ|10|-6.15,36.867
Gosen|JP|29|37.733,139.167
Greenfield|US|WI|42.961,-88.013
Grants Pass|US|OR|42.439,-123.331
Garhmuktesar|IN|36|28.787,78.102
Giyani|ZA|09|-23.302,30.719
Goes|NL|10|51.504,3.889
Germering|DE|02|48.134,11.377
Great Malvern|GB|ENG|52.112,-2.325
Gadsden|US|AL|34.014,-86.006
Guayaramerín|BO|03|-10.826,-65.358
Goldsboro|US|NC|35.385,-77.993
Gariadhar|IN|09|21.539,71.577
Geoktschai|AZ|22|40.651,47.742
Greven|DE|07|52.094,7.594
Goryachevodskiy|RU|70|44.024,43.092
Gero|JP|09|35.8,137.233
Gul’kevichi|RU|38|45.354,40.695
Gowurdak|TM|04|37.812,66.047
Gorinchem|NL|11|51.837,4.972
Geel|BE|VLG|51.166,4.989
Gorizia|IT|06|45.941,13.622
Gahanna|US|OH|40.019,-82.879
Glendale|US|NY|40.701,-73.887
Golāghāt|IN|03|26.512,93.96
Goba|ET|51|7.017,39.983
Gojō|JP|28|34.35,135.7
Gallatin|US|TN|36.388,-86.447
Gharaunda|IN|10|29.537,76.971
Gisborne|NZ|F1|-38.653,178.004
Göksun|TR|46|38.021,36.497
Glendale Heights|US|IL|41.915,-88.065
Gafargaon|BD|H|24.432,90.558
Guajará Mirim|BR|24|-10.784,-65.336
Guaíra|BR|27|-20.318,-48.311
Geldern|DE|07|51.519,6.324
Gambat|PK|05|27.352,68.522
Guledagudda|IN|19|16.05,75.79
Guskhara|IN|28|23.493,87.735
Gremda|TN|32|34.75,10.783
Goch|DE|07|51.679,6.159
Gaspar|BR|26|-26.931,-48.959
Grimbergen|BE|VLG|50.934,4.372
Glossop|GB|ENG|53.443,-1.949
Golden Glades|US|FL|25.912,-80.2
Gualeguay|AR|08|-33.142,-59.31
Grugliasco|IT|12|45.065,7.58
Gaya|NE|03|11.884,3.449
Goshen|US|IN|41.582,-85.834
Greenacres City|US|FL|26.624,-80.125
Gyöngyös|HU|11|47.783,19.928
General Tinio|PH|03|15.351,121.048
Gose|JP|28|34.45,135.733
Gorna Oryahovitsa|BG|62|43.128,25.702
Geleen|NL|05|50.974,5.829
Gudermes|RU|12|43.351,46.109
Gevelsberg|DE|07|51.32,7.339
Gillette|US|WY|44.291,-105.502
Georgsmarienhütte|DE|06|52.203,8.045
Goribidnūr|IN|19|13.611,77.517
Granadero Baigorria|AR|21|-32.857,-60.718
Gödöllő|HU|16|47.597,19.355
Granada|CO|19|3.546,-73.707
Georgetown|US|KY|38.21,-84.559
Guimba|PH|03|15.661,120.768
Gyula|HU|03|46.65,21.283
Gumushkhane|TR|69|40.46,39.472
Greenville|US|MS|33.409,-91.06
Guarda|PT|11|40.537,-7.266
Guyancourt|FR|11|48.773,2.074
Gombong|ID|07|-7.607,109.514
Glastonbury|US|CT|41.712,-72.608
Ghugus|IN|16|19.938,79.112
Galapagar|ES|29|40.578,-4.004
Gimbi|ET|51|9.17,35.835
Garfield|US|NJ|40.881,-74.113
Gorodets|RU|51|56.655,43.473
General José de San Martín|AR|03|-26.537,-59.342
Gomoh|IN|38|23.874,86.152
Grottaglie|IT|13|40.537,17.437
Galesburg|US|IL|40.948,-90.371
Güstrow|DE|12|53.797,12.173
Guapimirim|BR|21|-22.537,-42.982
Ganderkesee|DE|06|53.033,8.533
Gurnee|US|IL|42.37,-87.902
Gūduvāncheri|IN|25|12.845,80.061
Goleta|US|CA|34.436,-119.828
Guasdualito|VE|03|7.242,-70.732
Geraardsbergen|BE|VLG|50.773,3.882
Gangtok|IN|29|27.326,88.612
Gladstone|AU|04|-23.849,151.258
Granger|US|IN|41.753,-86.111
Guariba|BR|27|-21.36,-48.228
Gevrai|IN|16|19.264,75.75
Görele|TR|28|41.031,39.003
Garibaldi|BR|23|-29.256,-51.534
Grajaú|BR|13|-5.819,-46.139
Goussainville|FR|11|49.014,2.466
Ghormach|AF|02|35.731,63.783
Giżycko|PL|85|54.038,21.764
Gérakas|GR|ESYE31|38.023,23.858
Grabouw|ZA|11|-34.152,19.015
Gloucester|US|MA|42.614,-70.663
Ghauspur|PK|05|28.139,69.082
Gajendragarh|IN|19|15.736,75.97
Gaggenau|DE|01|48.8,8.333
Geesthacht|DE|10|53.436,10.378
Garzón|CO|16|2.196,-75.628
Gürpınar|TR|34|40.993,28.614
George Town|KY|10346796|19.287,-81.374
Galdakao|ES|59|43.231,-2.843
Garh Maharaja|PK|04|30.834,71.905
Gragnano|IT|04|40.689,14.52
Garango|BF|04|11.8,-0.551
Granite City|US|IL|38.701,-90.149
Gagarin|RU|69|55.553,34.997
Garupá|AR|14|-27.482,-55.829
Gobernador Virasora|AR|06|-28.05,-56.033
Gusev|RU|23|54.592,22.2
Gadhada|IN|09|21.97,71.578
Gorlice|PL|77|49.656,21.16
Gerede|TR|14|40.801,32.197
Greer|US|SC|34.939,-82.227
Gierłoż|PL|85|54.081,21.496
Geilenkirchen|DE|07|50.967,6.118
Glen Ellyn|US|IL|41.878,-88.067
Giddalūr|IN|02|15.374,78.926
Garhākota|IN|35|23.779,79.143
Garfield Heights|US|OH|41.417,-81.606
Goryachiy Klyuch|RU|38|44.631,39.13
Gölbaşı|TR|02|37.784,37.637
Garner|US|NC|35.711,-78.614
Geislingen an der Steige|DE|01|48.624,9.827
Geldrop|NL|06|51.422,5.56
Giannitsá|GR|ESYE12|40.792,22.407
Gondomar|PT|17|41.145,-8.532
Gibara|CU|12|21.11,-76.131
Guararapes|BR|27|-21.261,-50.643
Gurlan|UZ|05|41.845,60.392
Glen Cove|US|NY|40.862,-73.634
Gaur|NP|2|26.764,85.278
Gundlupēt|IN|19|11.81,76.69
Gobō|JP|43|33.882,135.17
Gobindpur|IN|38|22.634,86.072
Garden City|US|KS|37.972,-100.873
Garden City|US|MI|42.326,-83.331
Geraldton|AU|08|-28.779,114.615
Gladstone|US|MO|39.204,-94.555
Gonesse|FR|11|48.987,2.449
Goseong|KR|20|34.976,128.324
Grodzisk Mazowiecki|PL|78|52.104,20.634
Gubakha|RU|90|58.839,57.553
Gibraltar|GI|00|36.145,-5.353
Gravina di Catania|IT|15|37.561,15.063
Greenville|US|TX|33.138,-96.111
Glauchau|DE|13|50.82,12.545
Gulābpura|IN|24|25.904,74.66
Gadhinglaj|IN|16|16.223,74.35
Gedera|IL|02|31.815,34.78
Garmisch-Partenkirchen|DE|02|47.492,11.096
Guadalupe|CR|08|9.948,-84.057
Garbagnate Milanese|IT|09|45.574,9.075
Gressier|HT|11|18.541,-72.527
Goiatuba|BR|29|-18.012,-49.355
Green|US|OH|40.946,-81.483
Granja|BR|06|-3.12,-40.826
Gokarna|IN|19|14.55,74.317
Güroymak|TR|13|38.576,42.016
Geldermalsen|NL|03|51.881,5.289
Ganghwa-gun|KR|12|37.747,126.486
Guadalupe|PE|13|-7.25,-79.483
G‘uzor|UZ|08|38.621,66.248
Gerāsh|IR|07|27.67,54.136
Galt|US|CA|38.255,-121.3
Griesheim|DE|05|49.861,8.572
Guanajay|CU|AR|22.926,-82.688
Grandview|US|MO|38.886,-94.533
Gursarāi|IN|36|25.617,79.181
Gelibolu|TR|17|40.41,26.671
Gur’yevsk|RU|29|54.283,85.933
Grigny|FR|11|48.654,2.393
Gagarin Shahri|UZ|15|40.665,68.168
Gampola|LK|29|7.164,80.57
G‘azalkent|UZ|14|41.558,69.771
Gauripur|IN|03|26.083,89.961
Gōtsuchō|JP|36|35.009,132.226
Gorantla|IN|02|13.984,77.772
Gürsu|TR|16|40.219,29.195
Gáldar|ES|53|28.147,-15.65
Gradignan|FR|75|44.774,-0.614
Giussano|IT|09|45.7,9.209
Ghat|LY|71|24.963,10.18
Gumdag|TM|02|39.206,54.591
Greenbelt|US|MD|39.005,-76.876
Glan|PH|12|5.824,125.203
Gioia del Colle|IT|13|40.8,16.923
Greiz|DE|15|50.658,12.199
Giarre|IT|15|37.724,15.182
Gangāpur|IN|16|19.697,75.01
Grootfontein|NA|39|-19.567,18.117
Gusinoozyorsk|RU|11|51.283,106.5
Golborne|GB|ENG|53.477,-2.597
Gantang|CN|11|26.716,109.769
Gornji Milanovac|RS|SE|44.026,20.462
Gosforth|GB|ENG|55,-1.617
Golden Gate|US|FL|26.188,-81.695
Genet|ET|51|9.067,38.5
Gherla|RO|13|47.033,23.917
Guanhães|BR|15|-18.775,-42.932
Gaigeturi|KR|01|33.464,126.318
Groß-Gerau|DE|05|49.921,8.483
Guararema|BR|27|-23.415,-46.035
Glenville|US|OH|41.533,-81.617
Gif-sur-Yvette|FR|11|48.683,2.133
Graham|US|WA|47.053,-122.294
Gjirokastër|AL|45|40.076,20.139
Geretsried|DE|02|47.858,11.481
Graneros|CL|08|-34.069,-70.727
Greenwood|US|SC|34.195,-82.162
Gallup|US|NM|35.528,-108.743
Grande-Synthe|FR|32|51.015,2.3
Griffin|US|GA|33.247,-84.264
Guihulñgan|PH|07|10.121,123.274
Goianira|BR|29|-16.496,-49.426
Grajewo|PL|81|53.647,22.455
Godalming|GB|ENG|51.186,-0.615
Goirle|NL|06|51.521,5.067
Goulburn|AU|02|-34.752,149.721
Garden City|US|NY|40.727,-73.634
Gambiran Satu|ID|08|-8.394,114.146
Goleniów|PL|87|53.564,14.829
Guilford|US|CT|41.289,-72.682
Gumaca|PH|40|13.921,122.1
Genç|TR|12|38.748,40.553
Gongdanglegi Kulon|ID|08|-8.175,112.636
Gan Yavne|IL|02|31.787,34.707
Gunupur|IN|21|19.08,83.809
Guaranda|EC|03|-1.593,-79.001
Ghoti Budrukh|IN|16|19.716,73.628
Greater Northdale|US|FL|28.105,-82.526
Gediz|TR|43|38.994,29.391
Georgīevka|KZ|15|49.327,81.574
Great Kills|US|NY|40.554,-74.152
Guiset East|PH|01|16.067,120.683
Gyál|HU|16|47.384,19.221
Gelnhausen|DE|05|50.202,9.187
Guaiúba|BR|06|-4.04,-38.637
Geneva|US|IL|41.888,-88.305
Groß-Umstadt|DE|05|49.869,8.932
Gavarr|AM|04|40.354,45.124
Gembloux|BE|WAL|50.561,4.699
Guben|DE|11|51.95,14.714
Guayama|PR|057|17.984,-66.114
Gandu|BR|05|-13.744,-39.487
Gingee|IN|25|12.253,79.417
Greenfield|US|IN|39.785,-85.769
Guaramirim|BR|26|-26.473,-49.003
Guruvāyūr|IN|13|10.594,76.041
Green Valley|US|AZ|31.854,-110.994
Golden Valley|US|MN|45.01,-93.349
Gryfino|PL|87|53.252,14.488
Garko|NG|55|10.175,11.165
Gardanne|FR|93|43.455,5.469
Gazojak|TM|04|41.187,61.404
Guiseley|GB|ENG|53.876,-1.712
Gunnaur|IN|36|28.24,78.44
Germersheim|DE|08|49.223,8.364
Gaya|NG|29|11.861,9.003
Guidonia|IT|07|41.992,12.719
Geertruidenberg|NL|06|51.702,4.857
Goa|PH|05|13.698,123.489
Grayslake|US|IL|42.344,-88.042
Goodlands|MU|19|-20.038,57.651
Gamboma|CG|08|-1.876,15.864
Gardner|US|KS|38.811,-94.927
Gainsborough|GB|ENG|53.383,-0.767
Grand Island|US|NY|43.033,-78.963
Goole|GB|ENG|53.703,-0.877
Ghātanji|IN|16|20.142,78.313
Gustavsberg|SE|26|59.327,18.39
Gostyń|PL|86|51.882,17.012
Gōdo|JP|09|35.417,136.6
Glostrup|DK|17|55.667,12.404
Gevgelija|MK|33|41.142,22.501
Gerrards Cross|GB|ENG|51.586,-0.555
Geseke|DE|07|51.641,8.511
Genzano di Roma|IT|07|41.707,12.689
Gorseinon|GB|WLS|51.669,-4.042
Guía de Isora|ES|53|28.212,-16.779
Giulianova|IT|01|42.754,13.966
Gotse Delchev|BG|38|41.567,23.733
Gubkinskiy|RU|87|64.434,76.503
Granite Bay|US|CA|38.763,-121.164
Guadix|ES|51|37.299,-3.139
Goris|AM|08|39.511,46.342
Gardner|US|MA|42.575,-71.998
Golden|US|CO|39.756,-105.221
Gersthofen|DE|02|48.424,10.873
Giengen an der Brenz|DE|01|48.622,10.243
Geyve|TR|54|40.508,30.293
Glen Avon|US|CA|34.012,-117.485
Guaporé|BR|23|-28.846,-51.89
Govardhan|IN|36|27.497,77.463
Gawler|AU|05|-34.603,138.749
Germantown|US|WI|43.229,-88.11
Glace Bay|CA|07|46.197,-59.957
Gaeta|IT|07|41.214,13.571
Gembu|NG|43|6.726,11.257
General Enrique Mosconi|AR|17|-22.596,-63.813
Guaçuí|BR|08|-20.776,-41.679
Gheorgheni|RO|20|46.723,25.601
Greenfield|US|MA|42.588,-72.6
Günzburg|DE|02|48.456,10.277
Galapa|CO|04|10.897,-74.886
Gua Musang|MY|03|4.884,101.969
Guacarí|CO|29|3.764,-76.333
Gombi|NG|35|10.168,12.737
Galatina|IT|13|40.174,18.17
Gharo|PK|05|24.742,67.585
Gorodishche|RU|84|48.805,44.474
Gameleira|BR|30|-8.584,-35.387
Gannavaram|IN|02|16.541,80.802
Gualán|GT|22|15.12,-89.357
Green Haven|US|MD|39.14,-76.548
Ghatkesar|IN|40|17.451,78.684
Gauting|DE|02|48.069,11.377
Glassboro|US|NJ|39.703,-75.112
Great Wyrley|GB|ENG|52.663,-2.011
Giovinazzo|IT|13|41.185,16.671
Gujan-Mestras|FR|75|44.636,-1.068
Gallipoli|IT|13|40.056,17.991
Gröbenzell|DE|02|48.2,11.367
Goiás|BR|29|-15.934,-50.14
Guápiles|CR|06|10.217,-83.785
Gerlingen|DE|01|48.8,9.063
Gorgonzola|IT|09|45.531,9.405
Gostynin|PL|78|52.429,19.462
Gokwe|ZW|02|-18.205,28.935
Garches|FR|11|48.842,2.182
Guaratuba|BR|18|-25.883,-48.575
Gürgentepe|TR|52|40.786,37.59
Gioia Tauro|IT|03|38.425,15.898
Groesbeek|NL|03|51.777,5.936
Greater Upper Marlboro|US|MD|38.831,-76.748
Gautier|US|MS|30.386,-88.612
Goodings Grove|US|IL|41.629,-87.931
Galappo|TZ|27|-4.267,35.85
Goroka|PG|09|-6.085,145.387
Giv'at Shmuel|IL|05|32.078,34.849
Guisa|CU|09|20.255,-76.539
General Mamerto Natividad|PH|03|15.602,121.052
Gálvez|AR|21|-32.029,-61.221
Gazipaşa|TR|07|36.269,32.318
Grove|GB|ENG|51.61,-1.422
Guará|BR|27|-20.428,-47.824
Gurmatkāl|IN|19|16.868,77.391
Givors|FR|84|45.591,4.769
Guaraciaba do Norte|BR|06|-4.167,-40.748
Griffith|AU|02|-34.289,146.051
Grottaferrata|IT|07|41.787,12.671
Grimma|DE|13|51.234,12.72
Gubbi|IN|19|13.312,76.941
Gretna|US|LA|29.915,-90.054
Grumo Nevano|IT|04|40.936,14.26
Godfrey|US|IL|38.956,-90.187
Güimar|ES|53|28.311,-16.413
Gangāpur|IN|24|25.22,74.26
Goražde|BA|01|43.668,18.976
Gjøvik|NO|34|60.796,10.692
Gwadabawa|NG|51|13.358,5.238
Guaranésia|BR|15|-21.299,-46.803
Gelligaer|GB|WLS|51.664,-3.256
Glória do Goitá|BR|30|-8.002,-35.293
Gavrilov-Yam|RU|88|57.302,39.853
Glassmanor|US|MD|38.819,-76.999
Grangemouth|GB|SCT|56.011,-3.722
Gribanovskiy|RU|86|51.458,41.976
Greenfield|US|CA|36.321,-121.244
Gualaceo|EC|02|-2.893,-78.778
Guadalupe Victoria|MX|02|32.289,-115.105
Gescher|DE|07|51.954,7.005
Gossau|CH|SG|47.416,9.255
Goodlettsville|US|TN|36.323,-86.713
Guisborough|GB|ENG|54.535,-1.056
Gemerek|TR|58|39.183,36.072
Glenvar Heights|US|FL|25.708,-80.326
Gilching|DE|02|48.108,11.294
Goth Radhan|PK|05|27.198,67.953
Gourcy|BF|10|13.208,-2.359
Ginir|ET|51|7.14,40.711
Gryfice|PL|87|53.916,15.2
Gennep|NL|05|51.698,5.974
Gubin|PL|76|51.95,14.728
Gummidipundi|IN|25|13.408,80.109
Gebre Guracha|ET|51|9.8,38.4
Grafton|US|MA|42.207,-71.686
Großenhain|DE|13|51.29,13.534
Guane|CU|01|22.202,-84.085
Guérande|FR|52|47.329,-2.428
Garui|IN|28|22.633,88.4
Gunzenhausen|DE|02|49.117,10.76
Garhshankar|IN|23|31.215,76.141
Greenville|LR|10|5.011,-9.039
Gargždai|LT|58|55.71,21.394
Gokavaram|IN|02|17.258,81.85
Griffith|US|IN|41.528,-87.424
Galanta|SK|07|48.19,17.727
Ghedi|IT|09|45.402,10.277
Großostheim|DE|02|49.92,9.076
Guardamar del Segura|ES|60|38.09,-0.656
Gobabis|NA|35|-22.45,18.967
Gwarzo|NG|29|11.916,7.934
Gainesville|US|TX|33.626,-97.133
Gāndarbal|IN|12|34.226,74.775
General Villegas|AR|01|-35.033,-63.013
Gernika-Lumo|ES|59|43.317,-2.683
Gandevi|IN|09|20.812,72.998
Glinde|DE|10|53.544,10.2
Ginosa|IT|13|40.577,16.757
Gryazovets|RU|85|58.88,40.252
Gelemso|ET|51|8.817,40.517
Golitsyno|RU|47|55.609,36.982
Ganei Tikva|IL|02|32.06,34.873
Ginsheim-Gustavsburg|DE|05|49.971,8.345
Guru Har Sahāi|IN|23|30.709,74.404
Grefrath|DE|07|51.336,6.341
Gemert|NL|06|51.556,5.69
Gien|FR|24|47.693,2.631
Gurun|MY|02|5.817,100.474
Grandville|US|MI|42.91,-85.763
Gentilly|FR|11|48.813,2.342
Grenchen|CH|SO|47.192,7.396
Garwolin|PL|78|51.897,21.615
Göd|HU|16|47.683,19.134
Guéret|FR|75|46.172,1.872
Gwaram|NG|39|11.277,9.884
Grosse Pointe Woods|US|MI|42.444,-82.907
Gračanica|BA|01|44.703,18.31
Groves|US|TX|29.948,-93.917
General Pinedo|AR|03|-27.317,-61.283
Gura Humorului|RO|34|47.55,25.9
Gatesville|US|TX|31.435,-97.744
Great Bend|US|KS|38.364,-98.765
Galliate|IT|12|45.479,8.698
Gornyak|RU|04|50.994,81.466
Greenwood Village|US|CO|39.617,-104.951
Gradačac|BA|01|44.879,18.428
Galaosiyo Shahri|UZ|02|39.857,64.446
Greenwood|US|MS|33.516,-90.18
Great Falls|US|VA|38.998,-77.288
Guinguinéo|SN|09|14.267,-15.95
Galaat el Andeless|TN|38|37.063,10.118
Garching bei München|DE|02|48.249,11.651
Graniteville|US|NY|40.625,-74.148
Gangolli|IN|19|13.65,74.671
Gyomaendrőd|HU|03|46.933,20.833
Ganye|NG|35|8.435,12.051
Gwoza|NG|27|11.083,13.696
Giaginskaya|RU|01|44.862,40.072
Gates-North Gates|US|NY|43.165,-77.701
Greater Napanee|CA|08|44.25,-76.949
Głuchołazy|PL|79|50.315,17.384
Głowno|PL|74|51.965,19.716
Greeneville|US|TN|36.163,-82.831
Găeşti|RO|16|44.717,25.317
Gloversville|US|NY|43.053,-74.344
Guayos|CU|14|22.05,-79.461
`;
