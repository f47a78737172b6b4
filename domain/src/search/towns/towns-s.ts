/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Shanghai|CN|23|31.222,121.458
Shenzhen|CN|30|22.546,114.068
Seoul|KR|11|37.566,126.978
São Paulo|BR|27|-23.547,-46.636
Shenyang|CN|19|41.792,123.433
Suzhou|CN|04|31.304,120.595
Shantou|CN|30|23.368,116.715
Saint Petersburg|RU|66|59.939,30.314
Santiago|CL|12|-33.457,-70.648
Sydney|AU|02|-33.868,151.207
Singapore|SG|01|1.29,103.85
Shiyan|CN|12|32.648,110.778
Sūrat|IN|09|21.196,72.83
Shijiazhuang|CN|10|38.041,114.479
Salvador|BR|05|-12.971,-38.511
Surabaya|ID|08|-7.249,112.751
Santo Domingo|DO|34|18.472,-69.892
Sanaa|YE|16|15.355,44.207
Sapporo|JP|12|43.067,141.35
Soweto|ZA|06|-26.268,27.858
Stockholm|SE|26|59.329,18.069
San Antonio|US|TX|29.424,-98.494
San Diego|US|CA|32.716,-117.165
Santa Cruz de la Sierra|BO|08|-17.786,-63.181
Sharjah|AE|06|25.337,55.412
South Tangerang|ID|33|-6.289,106.718
Semarang|ID|07|-6.993,110.421
Shiraz|IR|07|29.61,52.531
Suwon|KR|13|37.291,127.009
Santiago de los Caballeros|DO|25|19.452,-70.697
Saitama|JP|34|35.908,139.657
Sofia|BG|42|42.698,23.324
Samara|RU|65|53.2,50.15
Sendai|JP|24|38.267,140.867
Seongnam-si|KR|13|37.439,127.138
San Jose|US|CA|37.339,-121.895
Solāpur|IN|16|17.672,75.91
Srinagar|IN|12|34.086,74.806
Sulţānah|SA|05|24.493,39.586
São Luís|BR|13|-2.53,-44.303
Sale|MA|04|34.053,-6.798
San Francisco|US|CA|37.775,-122.419
Saratov|RU|67|51.541,46.009
Sakai|JP|32|34.583,135.467
San Miguel de Tucumán|AR|24|-26.824,-65.223
Salem|IN|25|11.654,78.155
Shangyu|CN|02|30.016,120.871
São Bernardo do Campo|BR|27|-23.694,-46.565
San Luis Potosí|MX|24|22.15,-100.979
Saltillo|MX|07|25.423,-101.005
Sevilla|ES|51|37.383,-5.973
Shizuoka|JP|37|34.983,138.383
Santo Domingo Oeste|DO|37|18.5,-70
Santo Domingo Este|DO|37|18.488,-69.857
Sarajevo|BA|01|43.849,18.356
Sheffield|GB|ENG|53.383,-1.466
Seattle|US|WA|47.606,-122.332
Santo André|BR|27|-23.664,-46.538
Shaoguan|CN|30|24.8,113.583
Santiago de Querétaro|MX|22|20.588,-100.388
São José dos Campos|BR|27|-23.179,-45.887
Santa María Chimalhuacán|MX|15|19.422,-98.95
Sāngli|IN|16|16.854,74.564
Scarborough|CA|08|43.772,-79.257
Shuangyashan|CN|08|46.636,131.154
Situbondo|ID|08|-7.706,114.01
Stuttgart|DE|01|48.782,9.177
Shihezi|CN|13|44.302,86.037
Sokoto|NG|51|13.063,5.243
Sorocaba|BR|27|-23.502,-47.458
Santiago de Cuba|CU|15|20.021,-75.827
Siping|CN|05|43.161,124.378
Surakarta|ID|07|-7.556,110.832
Sargodha|PK|04|32.086,72.674
San Salvador|SV|10|13.689,-89.187
Siliguri|IN|28|26.71,88.429
Salta|AR|17|-24.786,-65.412
Shashi|CN|12|30.307,112.245
Sacramento|US|CA|38.582,-121.494
Santa Fe|AR|21|-31.649,-60.709
San Pedro Sula|HN|06|15.504,-88.025
Suez|EG|15|29.974,32.526
Sahāranpur|IN|36|29.968,77.545
Shah Alam|MY|12|3.085,101.533
Sialkot|PK|04|32.493,74.531
Skopje|MK|F6|41.996,21.431
Staten Island|US|NY|40.562,-74.14
São João de Meriti|BR|21|-22.804,-43.372
Şanlıurfa|TR|63|37.167,38.794
San Juan|AR|18|-31.538,-68.536
San Nicolás de los Garza|MX|19|25.742,-100.302
Shyamnagar|IN|28|22.833,88.367
Sunch’ŏn|KP|15|39.432,125.933
Sultangazi|TR|34|41.107,28.868
Santa Marta|CO|38|11.241,-74.199
Shaoxing|CN|02|30.002,120.579
San Juan|PR|127|18.466,-66.106
Sukkur|PK|05|27.703,68.859
Sevastopol|UA|20|44.608,33.521
Shymkent|KZ|1537272|42.3,69.6
Santos|BR|27|-23.961,-46.334
Szczecin|PL|87|53.429,14.553
Surrey|CA|02|49.106,-122.825
Serra|BR|08|-20.129,-40.308
Samsun|TR|55|41.28,36.336
Sandakan|MY|16|5.84,118.118
Samut Prakan|TH|42|13.599,100.597
Shibganj|BD|83|25.001,89.323
São José do Rio Preto|BR|27|-20.82,-49.379
Seremban|MY|05|2.73,101.938
Stoke-on-Trent|GB|ENG|53.004,-2.185
Stavropol’|RU|70|45.043,41.973
Shekhupura|PK|04|31.713,73.986
San Jose del Monte|PH|03|14.814,121.045
Samarinda|ID|14|-0.492,117.146
Santiago del Estero|AR|22|-27.795,-64.261
Suita|JP|32|34.761,135.516
Sanandaj|IR|16|35.315,46.999
Soledad|CO|04|10.918,-74.765
Shiqi|CN|30|22.517,113.385
Serekunda|GM|01|13.438,-16.678
Simferopol|UA|11|44.957,34.111
Sunderland|GB|ENG|54.905,-1.382
Santa Ana|US|CA|33.746,-117.868
San José|CR|08|9.933,-84.083
Soyapango|SV|10|13.71,-89.14
Sochi|RU|38|43.599,39.726
São Vicente|BR|27|-23.963,-46.392
Suizhou|CN|12|31.711,113.363
San Miguelito|PA|08|9.05,-79.471
Smolensk|RU|69|54.782,32.04
Shāhjānpur|IN|36|27.882,79.909
Shimoga|IN|19|13.932,75.568
Samarkand|UZ|10|39.654,66.96
Shangrao|CN|03|28.452,117.943
St. Louis|US|MO|38.627,-90.198
Şişli|TR|34|41.06,28.987
Soacha|CO|33|4.579,-74.217
Sariwŏn|KP|07|38.507,125.756
Shengli|CN|25|37.463,118.492
San Salvador de Jujuy|AR|10|-24.195,-65.297
Stockton|US|CA|37.958,-121.291
Saransk|RU|46|54.184,45.175
Surgut|RU|32|61.25,73.417
Swansea|GB|WLS|51.621,-3.943
Santol|PH|03|15.162,120.567
Southend-on-Sea|GB|ENG|51.538,0.714
Sumy|UA|21|50.922,34.8
Semey|KZ|15|50.427,80.267
Sétif|DZ|12|36.191,5.414
Safi|MA|07|32.299,-9.237
Sinŭiju|KP|11|40.101,124.398
Sultanbeyli|TR|34|40.961,29.271
Saint Paul|US|MN|44.944,-93.093
Suzano|BR|27|-23.543,-46.311
Santa Teresa del Tuy|VE|15|10.233,-66.665
Sfax|TN|32|34.741,10.76
Sukabumi|ID|30|-6.918,106.927
Strasbourg|FR|44|48.584,7.746
San Pedro|PH|40|14.36,121.047
Santa Catarina|MX|19|25.673,-100.458
Sterlitamak|RU|08|53.625,55.95
Sumqayıt|AZ|54|40.59,49.669
Sivas|TR|58|39.748,37.016
Sincelejo|CO|27|9.305,-75.398
Satna|IN|35|24.577,80.827
St. Petersburg|US|FL|27.771,-82.679
Sari|IR|35|36.563,53.06
Soledad de Graciano Sánchez|MX|24|22.189,-100.938
Suihua|CN|08|46.64,126.995
San Fernando|PH|03|15.034,120.684
Sonīpat|IN|10|28.995,77.019
Santa Clara|CU|16|22.407,-79.965
Singa|SD|58|13.148,33.931
San Bernardo|CL|12|-33.592,-70.7
Santa Maria|BR|23|-29.684,-53.807
Saugor|IN|35|23.839,78.739
San Cristóbal|VE|20|7.767,-72.225
Southampton|GB|ENG|50.904,-1.404
Shimonoseki|JP|45|33.95,130.95
Santa Luzia|BR|15|-19.77,-43.851
Sancaktepe|TR|34|41.002,29.232
Seeb|OM|06|23.67,58.189
Sasebo|JP|27|33.168,129.725
Sylhet|BD|86|24.899,91.872
Scottsdale|US|AZ|33.509,-111.899
Sahiwal|PK|04|30.666,73.102
Sōka|JP|34|35.836,139.8
Suncheon|KR|16|34.95,127.488
Sejong|KR|22|36.592,127.292
Syktyvkar|RU|34|61.664,50.815
Sungai Petani|MY|02|5.647,100.488
Sumaré|BR|27|-22.822,-47.267
San Lorenzo|PY|06|-25.34,-57.509
Sosnowiec|PL|83|50.287,19.104
Staryy Oskol|RU|09|51.297,37.842
Shrīrāmpur|IN|28|22.753,88.342
Sabzevar|IR|42|36.213,57.682
Sucre|BO|01|-19.033,-65.263
Santa Cruz de Tenerife|ES|53|28.468,-16.255
Shakhty|RU|61|47.709,40.214
San Pedro de Macorís|DO|24|18.454,-69.309
Santa Rosa|PH|40|14.312,121.111
San Bernardino|US|CA|34.108,-117.29
Shagamu|NG|16|6.848,3.646
Spokane|US|WA|47.66,-117.429
Sepang|MY|12|2.693,101.75
Sanming|CN|07|26.249,117.619
Sohag|EG|24|26.557,31.695
São Leopoldo|BR|23|-29.76,-51.147
Sirjan|IR|29|29.451,55.681
San Pablo|PH|40|14.068,121.326
Sabadell|ES|56|41.543,2.109
Suzhou|CN|01|33.636,116.979
São Carlos|BR|27|-22.017,-47.891
Secunderabad|IN|40|17.504,78.543
Sa Dec|VN|09|10.291,105.756
Sete Lagoas|BR|15|-19.466,-44.247
Santo Domingo de los Colorados|EC|26|-0.253,-79.175
Salé Al Jadida|MA|04|33.997,-6.74
Shahkot|PK|04|31.571,73.485
Sumedang|ID|30|-6.859,107.916
São José|BR|26|-28.212,-49.163
Sīkar|IN|24|27.612,75.14
Saidpur|BD|83|25.778,88.892
Saskatoon|CA|11|52.132,-106.669
Sibu|MY|11|2.3,111.817
Shreveport|US|LA|32.525,-93.75
San-Pédro|CI|76|4.749,-6.636
Sambhal|IN|36|28.585,78.57
Severodvinsk|RU|06|64.564,39.83
Salt Lake City|US|UT|40.761,-111.891
Sidi Bel Abbès|DZ|30|35.19,-0.631
Suzuka|JP|23|34.883,136.583
Saddiqabad|PK|04|28.309,70.127
Sunrise Manor|US|NV|36.211,-115.073
Syzran’|RU|65|53.158,48.468
Santarém|BR|16|-2.443,-54.708
San Fernando del Valle de Catamarca|AR|02|-28.47,-65.785
Santa Bárbara d'Oeste|BR|27|-22.754,-47.414
Sutton|GB|ENG|51.35,-0.2
Shibīn al Kawm|EG|09|30.553,31.009
Swindon|GB|ENG|51.558,-1.781
Singrauli|IN|35|24.2,82.675
San Luis|AR|19|-33.295,-66.336
Sūjāngarh|IN|24|27.7,74.467
Santander|ES|39|43.465,-3.804
Sakura|JP|04|35.717,140.233
Santa Clarita|US|CA|34.392,-118.543
Sirsa|IN|10|29.535,75.029
Saarbrücken|DE|09|49.233,7.01
Shangqiu|CN|09|34.45,115.65
Surendranagar|IN|09|22.727,71.649
Si Racha|TH|46|13.174,100.931
Saki|NG|32|8.668,3.394
Spring Valley|US|NV|36.108,-115.245
Sittwe|MM|01|20.146,92.898
Santa Ana|SV|11|13.994,-89.56
Split|HR|15|43.509,16.439
Saint-Étienne|FR|84|45.434,4.39
Saint-Louis|SN|14|16.018,-16.49
Sāveh|IR|34|35.021,50.357
Siverek|TR|63|37.755,39.317
Santa Rosa|US|CA|38.44,-122.714
Shimla|IN|11|31.104,77.167
Salatiga|ID|07|-7.332,110.493
Sioux Falls|US|SD|43.55,-96.7
Springfield|US|MO|37.215,-93.298
Shanwei|CN|30|22.782,115.347
Saga|JP|33|33.233,130.3
Szeged|HU|06|46.253,20.148
Serang|ID|33|-6.115,106.154
Salem|US|OR|44.943,-123.035
Sītāpur|IN|36|27.562,80.683
Solingen|DE|07|51.173,7.085
Shivpuri|IN|35|25.424,77.662
Sousse|TN|23|35.825,10.637
Slough|GB|ENG|51.509,-0.595
Sidon|LB|06|33.558,35.371
Şalālah|OM|08|17.015,54.092
Sambalpur|IN|21|21.465,83.976
Skikda|DZ|31|36.876,6.909
Suleja|NG|31|9.181,7.179
San Miguel|SV|09|13.483,-88.183
Sapele|NG|36|5.894,5.677
Sayama|JP|34|35.853,139.412
Sullana|PE|20|-4.904,-80.685
Salamanca|MX|11|20.572,-101.192
Salavat|RU|08|53.384,55.908
San Miguel del Padrón|CU|02|23.095,-82.327
Sāmarrā’|IQ|18|34.196,43.886
San Luis Río Colorado|MX|26|32.456,-114.772
San Cristóbal de las Casas|MX|05|16.732,-92.641
Sobral|BR|06|-3.686,-40.35
Sunggal|ID|26|3.576,98.615
San Miguel|AR|01|-34.543,-58.712
Salinas|US|CA|36.678,-121.656
Shikarpur|PK|05|27.956,68.638
Souk Ahras|DZ|52|36.286,7.951
Sihanoukville|KH|28|10.609,103.53
San Pablo de las Salinas|MX|15|19.667,-99.095
Seogwipo|KR|01|33.253,126.562
Salamanca|ES|55|40.969,-5.664
Springfield|US|MA|42.101,-72.59
San Cristóbal|DO|33|18.417,-70.1
Sanshui|CN|30|23.155,112.892
Salzburg|AT|05|47.799,13.044
Songnim|KP|07|38.754,125.645
Silchar|IN|03|24.827,92.798
Sibiu|RO|33|45.8,24.15
Sunnyvale|US|CA|37.369,-122.036
Saqqez|IR|16|36.25,46.273
Soreang|ID|30|-7.033,107.518
Serilingampalle|IN|40|17.493,78.302
Shāntipur|IN|28|23.247,88.433
Sujiatun|CN|19|41.659,123.339
Saint-Quentin-en-Yvelines|FR|11|48.772,2.019
Saharsa|IN|34|25.875,86.596
Savannah|US|GA|32.084,-81.1
Spanish Town|JM|10|17.991,-76.957
Sikasso|ML|06|11.318,-5.667
Sanya|CN|31|18.243,109.505
Syracuse|US|NY|43.048,-76.147
Saguenay|CA|10|48.417,-71.066
Stara Zagora|BG|59|42.433,25.642
Shanhaiguan|CN|10|40.002,119.749
Sollentuna|SE|26|59.428,17.951
Siem Reap|KH|24|13.362,103.861
Sidoarjo|ID|08|-7.448,112.718
Şabāḩ as Sālim|KW|09|29.257,48.057
Stockport|GB|ENG|53.41,-2.158
San Juan del Río|MX|22|20.389,-99.996
Sekondi-Takoradi|GH|09|4.927,-1.758
Saint-Denis|RE|RE|-20.882,55.45
San Juan Sacatepéquez|GT|07|14.719,-90.644
Shizuishan|CN|21|39.233,106.769
São Caetano do Sul|BR|27|-23.623,-46.551
Shiqiao|CN|30|22.946,113.358
's-Hertogenbosch|NL|06|51.699,5.304
San Mateo|PH|40|14.698,121.124
Śródmieście|PL|78|52.229,21.016
Seto|JP|01|35.233,137.1
Singaraja|ID|02|-8.112,115.088
Sandachō|JP|13|34.884,135.227
Shillong|IN|18|25.569,91.883
Sterling Heights|US|MI|42.58,-83.03
St. Catharines|CA|08|43.171,-79.243
Shahrud|IR|25|36.418,54.976
Sapucaia|BR|23|-29.833,-51.15
Shuangcheng|CN|08|45.35,126.283
Šiauliai|LT|61|55.933,23.317
Songjiang|CN|23|31.036,121.215
Sinnar|SD|58|13.569,33.567
Sabhā|LY|75|27.038,14.428
Shangri-La|CN|29|27.825,99.708
Sonārgaon|BD|81|23.65,90.617
Syevyerodonets’k|UA|14|48.948,38.492
Sherbrooke|CA|10|45.4,-71.899
Shahr-e Kord|IR|03|32.326,50.857
Sātkhira|BD|82|22.708,89.072
Stamford|US|CT|41.053,-73.539
Sīnah|IQ|08|36.809,43.039
Surprise|US|AZ|33.631,-112.333
Sakakah|SA|20|29.97,40.206
Serpukhov|RU|47|54.916,37.411
Sirte|LY|76|31.209,16.589
San Nicolás de los Arroyos|AR|01|-33.334,-60.211
Saïda|DZ|10|34.83,0.152
Sirajganj|BD|83|24.458,89.708
Surat Thani|TH|60|9.14,99.333
Sancti Spíritus|CU|14|21.93,-79.442
Simi Valley|US|CA|34.269,-118.781
Sogamoso|CO|36|5.714,-72.934
Songea|TZ|14|-10.683,35.65
Santa Clara|US|CA|37.354,-121.955
Salerno|IT|04|40.675,14.793
Sorong|ID|39|-0.88,131.261
Saint Peters|GB|ENG|51.367,1.417
Shahecheng|CN|10|36.938,114.506
Soran|IQ|11|36.653,44.544
Suining|CN|32|30.508,105.573
Semnan|IR|25|35.577,53.392
Sloviansk|UA|05|48.867,37.617
San Francisco de Macorís|DO|06|19.301,-70.253
Santa Tecla|SV|05|13.677,-89.28
São José dos Pinhais|BR|18|-25.53,-49.208
Salvaleón de Higüey|DO|10|18.615,-68.708
San Pedro Garza García|MX|19|25.66,-100.407
Sheepshead Bay|US|NY|40.591,-73.945
San Pedro Garza Garcia|MX|19|25.657,-100.403
Stavanger|NO|14|58.97,5.733
San Juan|PH|NCR|14.6,121.033
Santa Rita|BR|17|-7.114,-34.978
Santa Coloma de Gramenet|ES|56|41.452,2.208
Silang|PH|40|14.216,120.971
Siwān|IN|34|26.221,84.356
Settat|MA|06|33.001,-7.617
San Jose|PH|41|12.353,121.068
Shimotoda|JP|34|35.815,139.685
Sepatan|ID|30|-6.119,106.575
Srikakulam|IN|02|18.299,83.898
Sokodé|TG|22|8.983,1.133
Shunyi|CN|22|40.122,116.648
Setúbal|PT|19|38.524,-8.888
Simões Filho|BR|05|-12.784,-38.404
Springfield|US|IL|39.802,-89.644
Sinop|BR|14|-11.864,-55.502
Sri Jayewardenepura Kotte|LK|36|6.883,79.907
Sóc Trăng|VN|65|9.6,105.972
Sawangan|ID|30|-6.403,106.774
Siirt|TR|74|37.929,41.941
Songyuan|CN|05|45.129,124.828
Shchelkovo|RU|47|55.925,37.972
Satara|IN|16|17.686,73.993
Shaowu|CN|07|27.341,117.483
Satu Mare|RO|32|47.799,22.863
Suriāpet|IN|40|17.141,79.62
Santa Rosa|AR|11|-36.617,-64.283
Sultānpur|IN|36|26.258,82.073
Seversk|RU|75|56.601,84.886
Shilong|CN|30|23.114,113.847
Sergiyev Posad|RU|47|56.3,38.133
San Rafael|AR|13|-34.618,-68.33
Sawāi Mādhopur|IN|24|26.023,76.344
Santiago|PH|02|16.688,121.549
Sohar|OM|11|24.347,56.709
Santa Cruz|PH|40|14.281,121.416
Sacaba|BO|02|-17.398,-66.038
Shaping|CN|30|22.77,112.958
Sherpur|BD|H|25.019,90.018
Shinyanga|TZ|15|-3.664,33.421
Siegen|DE|07|50.875,8.024
Sutton Coldfield|GB|ENG|52.567,-1.817
Santa Cruz do Sul|BR|23|-29.718,-52.426
Sydney|CA|07|46.135,-60.183
Suceava|RO|34|47.633,26.25
Sandy Springs|US|GA|33.924,-84.379
Santa Maria|US|CA|34.953,-120.436
Soyībug|IN|12|34.077,74.706
San Mateo|US|CA|37.563,-122.326
St Helens|GB|ENG|53.45,-2.733
Sarh|TD|17|9.143,18.392
Shāhzādpur|BD|83|24.177,89.599
Şabrātah|LY|68|32.793,12.488
Singkawang|ID|11|0.909,108.985
Salihorsk|BY|05|52.788,27.541
Székesfehérvár|HU|08|47.19,18.41
South Bend|US|IN|41.683,-86.25
Seoni|IN|35|22.085,79.55
Salzgitter|DE|06|52.157,10.415
Solikamsk|RU|90|59.632,56.769
San Angelo|US|TX|31.464,-100.437
Sakata|JP|44|38.917,139.855
Subotica|RS|VO|46.1,19.667
Salto|UY|15|-31.383,-57.967
Shikohābād|IN|36|27.108,78.587
Saint-Paul|RE|RE|-21.01,55.271
Sehore|IN|35|23.2,77.083
Sertãozinho|BR|27|-21.138,-47.99
St. John's|CA|05|47.565,-52.709
Santana de Parnaíba|BR|27|-23.444,-46.918
Sarapul|RU|80|56.476,53.798
Spring Hill|US|FL|28.477,-82.525
Słupsk|PL|82|54.464,17.029
Serov|RU|71|59.603,60.579
Salto|BR|27|-23.201,-47.287
Shāmli|IN|36|29.45,77.31
Siracusa|IT|15|37.075,15.287
Swabi|PK|03|34.12,72.47
Sakado|JP|34|35.957,139.389
Schwerin|DE|12|53.629,11.413
South Gate|US|CA|33.955,-118.212
Sliven|BG|56|42.686,26.329
San Fernando|ES|51|36.476,-6.198
Solihull|GB|ENG|52.414,-1.781
Saint-Denis|FR|11|48.936,2.354
Sparks|US|NV|39.535,-119.753
Sungai Penuh|ID|05|-2.056,101.391
Sāhibganj|IN|38|25.244,87.635
Shenjiamen|CN|02|29.958,122.298
San Carlos de Bariloche|AR|16|-41.146,-71.308
Santiago de Compostela|ES|58|42.881,-8.546
Spokane Valley|US|WA|47.673,-117.239
Stellenbosch|ZA|11|-33.935,18.867
Sông Cầu|VN|61|13.456,109.223
Sumber|ID|30|-6.76,108.483
Santa Monica|US|CA|34.019,-118.491
Stilfontein|ZA|10|-26.845,26.768
San Marcos|US|CA|33.143,-117.166
Ségou|ML|05|13.432,-6.216
Semenyih|MY|12|2.952,101.843
Sassari|IT|14|40.726,8.556
Santa Barbara|US|CA|34.421,-119.698
Southport|GB|ENG|53.646,-3.01
San Leandro|US|CA|37.725,-122.156
Samālūţ|EG|10|28.312,30.71
Stevenage|GB|ENG|51.902,-0.203
Sishui|CN|25|35.649,117.276
Santana do Livramento|BR|23|-30.891,-55.533
Şaḩam|OM|11|24.172,56.889
Shahdol|IN|35|23.294,81.362
Sumbawanga|TZ|24|-7.967,31.617
Sokcho|KR|06|38.207,128.592
Shwebo|MM|10|22.569,95.698
Salihli|TR|45|38.483,28.148
Sangrūr|IN|23|30.245,75.845
São Lourenço da Mata|BR|30|-8.002,-35.018
Shkodër|AL|49|42.068,19.513
Suffolk|US|VA|36.728,-76.585
Sugar Land|US|TX|29.62,-95.635
Sarov|RU|51|54.936,43.324
Saint John|CA|04|45.271,-66.056
Surigao|PH|13|9.789,125.495
San Juan de los Morros|VE|12|9.912,-67.354
Sandy|US|UT|40.592,-111.884
Shumen|BG|54|43.271,26.923
Saatlı|AZ|45|39.932,48.369
Shizilu|CN|25|35.171,118.829
Sardārshahr|IN|24|28.441,74.491
Sodo|ET|54|6.86,37.762
Shashemenē|ET|51|7.2,38.6
San Antonio|CL|01|-33.595,-71.607
Shostka|UA|21|51.863,33.47
Sarandi|BR|18|-23.444,-51.874
Sumenep|ID|08|-7.017,113.867
St Albans|GB|ENG|51.75,-0.333
Sunrise|US|FL|26.134,-80.113
Songkhla|TH|68|7.199,100.595
Santa Fe|US|NM|35.687,-105.938
Santana|BR|03|-0.058,-51.182
South Shields|GB|ENG|54.999,-1.432
San Fernando|PH|01|16.616,120.317
Sanjō|JP|29|37.617,138.95
Sioux City|US|IA|42.5,-96.4
Shīrvān|IR|43|37.397,57.93
Sorsogon|PH|05|12.974,123.993
Sinhyeon|KR|20|34.883,128.627
San Martín|AR|13|-33.081,-68.468
Sano|JP|38|36.317,139.583
Shache|CN|13|38.417,77.241
Sant Boi de Llobregat|ES|56|41.344,2.037
Shangzhi|CN|08|45.214,127.974
Shiwan|CN|30|23.001,113.077
Salmās|IR|01|38.197,44.765
Sokhumi|GE|02|43.007,40.989
Sarishābāri|BD|H|24.751,89.831
San Tan Valley|US|AZ|33.191,-111.528
Shanting|CN|25|35.075,117.458
Shibata|JP|29|37.95,139.333
South Suffolk|US|VA|36.717,-76.59
Somerville|US|MA|42.388,-71.1
Serpong|ID|30|-6.317,106.664
Shahre Jadide Andisheh|IR|26|35.68,51.019
Scunthorpe|GB|ENG|53.579,-0.654
Stockton-on-Tees|GB|ENG|54.568,-1.319
Sibolga|ID|26|1.74,98.781
Szombathely|HU|22|47.231,16.622
Shadrinsk|RU|40|56.085,63.633
Sidi Slimane|MA|04|34.265,-5.926
Sant Cugat del Vallès|ES|56|41.471,2.086
Shouguang|CN|25|36.88,118.737
Slatina|RO|29|44.433,24.367
San Fernando de Apure|VE|03|7.888,-67.472
Shitanjing|CN|21|39.234,106.344
Sagaing|MM|10|21.879,95.98
São João del Rei|BR|15|-21.136,-44.262
Springdale|US|AR|36.187,-94.129
São Bento do Sul|BR|26|-26.25,-49.379
Songling|CN|04|31.193,120.718
Shūshtar|IR|15|32.05,48.848
Shulan|CN|05|44.417,126.95
Suva|FJ|01|-18.142,178.441
San Carlos|VE|08|9.661,-68.583
Siedlce|PL|78|52.168,22.29
Santa Cruz de Barahona|DO|03|18.209,-71.101
Scranton|US|PA|41.409,-75.665
São Mateus|BR|08|-18.72,-39.859
Sasolburg|ZA|03|-26.814,27.817
Sarkand|KZ|01|45.411,79.915
Saint Joseph|US|MO|39.769,-94.847
San Felipe|VE|22|10.34,-68.742
Saint-Pierre|RE|RE|-21.339,55.478
Salina Cruz|MX|20|16.175,-95.194
São João da Boa Vista|BR|27|-21.969,-46.798
Sesto San Giovanni|IT|09|45.533,9.226
Santa Cruz do Capibaribe|BR|30|-7.957,-36.205
São Sebastião|BR|27|-23.76,-45.41
Sakon Nakhon|TH|20|17.161,104.147
San Ramon|US|CA|37.78,-121.978
Sapiranga|BR|23|-29.638,-51.007
Savé|BJ|11|8.034,2.487
San Sebastián de los Reyes|ES|29|40.556,-3.627
Shimada|JP|37|34.817,138.183
San Martin Texmelucan de Labastida|MX|21|19.284,-98.439
Szolnok|HU|20|47.183,20.2
Schiedam|NL|11|51.919,4.389
Shahdad Kot|PK|05|27.847,67.907
Saint-Maur-des-Fossés|FR|11|48.794,2.493
Silifke|TR|32|36.378,33.934
Shangmei|CN|11|27.743,111.296
Spijkenisse|NL|11|51.845,4.329
Silopi|TR|80|37.244,42.463
Sidi Qacem|MA|04|34.221,-5.708
Sungailiat|ID|35|-1.854,106.122
Schaumburg|US|IL|42.033,-88.083
Shancheng|CN|25|34.795,116.082
Srivilliputhur|IN|25|9.513,77.634
Sivakasi|IN|25|9.45,77.798
Silao|MX|11|20.944,-101.427
Seosan|KR|17|36.782,126.452
Suixi|CN|01|33.891,116.775
Shelby|US|MI|42.671,-83.033
San Ramón de la Nueva Orán|AR|17|-23.137,-64.324
Standerton|ZA|07|-26.934,29.242
Santo Antônio de Jesus|BR|05|-12.969,-39.261
Savarkundla|IN|09|21.337,71.303
Shāhābād|IN|36|27.643,79.94
Sewon|ID|10|-7.876,110.359
Sikandarābād|IN|36|28.452,77.7
Southfield|US|MI|42.473,-83.222
Satsumasendai|JP|18|31.817,130.3
Siemianowice Śląskie|PL|83|50.327,19.029
Shixing|CN|30|24.948,114.066
San Juan de la Maguana|DO|23|18.806,-71.23
Saint George|US|UT|37.104,-113.584
Salford|GB|ENG|53.488,-2.29
Suva Reka|XK|10097361|42.359,20.825
Sagay|PH|06|10.945,123.424
Sarnia|CA|08|42.979,-82.404
Sunzha|RU|19|43.319,45.049
Shrewsbury|GB|ENG|52.71,-2.752
Shakhtars’k|UA|05|48.057,38.438
Saint-Jean-sur-Richelieu|CA|10|45.307,-73.263
São Cristóvão|BR|28|-11.015,-37.206
Sragen|ID|07|-7.426,111.022
Sirsilla|IN|40|18.389,78.81
Solana|PH|02|17.653,121.691
Silver Spring|US|MD|38.991,-77.026
Svyetlahorsk|BY|02|52.633,29.739
Stargard|PL|87|53.337,15.05
Sur|OM|04|22.567,59.529
San Francisco del Rincón|MX|11|21.018,-101.855
Södertälje|SE|26|59.196,17.625
Sankt Gallen|CH|SG|47.424,9.375
Shiguai|CN|20|40.706,110.286
Sunyani|GH|13|7.34,-2.327
Şirvan|AZ|07|39.938,48.929
Schweizer-Reneke|ZA|10|-27.189,25.329
Southall|GB|ENG|51.509,-0.371
Segamat|MY|01|2.515,102.816
San Miguel de Allende|MX|11|20.915,-100.744
San José del Cabo|MX|03|23.059,-109.698
Sidi Aïssa|DZ|27|35.885,3.772
Shirpur|IN|16|21.348,74.88
Syriam|MM|17|16.769,96.245
Sayyān|YE|16|15.172,44.324
Suwałki|PL|81|54.112,22.931
Stafford|GB|ENG|52.805,-2.116
Sint-Niklaas|BE|VLG|51.165,4.144
Saku|JP|26|36.217,138.483
Sindhnūr|IN|19|15.77,76.756
Sukagawa|JP|08|37.283,140.383
Sougueur|DZ|13|35.186,1.496
São Sebastião do Paraíso|BR|15|-20.917,-46.991
Sosnovyy Bor|RU|42|59.9,29.086
Sabanalarga|CO|04|10.631,-74.922
Shima|CN|07|24.446,117.812
San Isidro|PE|15|-12.117,-77.05
Saldanha|ZA|11|-33.012,17.944
Söke|TR|09|37.748,27.406
Sverdlovs’k|UA|14|48.09,39.652
Santa Catarina Pinula|GT|07|14.57,-90.499
Stróvolos|CY|04|35.149,33.334
San Mateo Atenco|MX|15|19.268,-99.532
Saraburi|TH|37|14.533,100.917
Songjianghe|CN|05|42.186,127.479
Subic|PH|03|14.879,120.232
Smila|UA|01|49.222,31.887
Soio|AO|16|-6.135,12.369
Shorkot|PK|03|31.91,70.878
Santa Inês|BR|13|-3.667,-45.38
Sangamner|IN|16|19.568,74.212
San Luis|CU|15|20.188,-75.85
South San Francisco|US|CA|37.655,-122.408
Shahdadpur|PK|05|25.925,68.623
Shiojiri|JP|26|36.1,137.967
Santa Cruz Xoxocotlán|MX|20|17.03,-96.735
Saint-Nazaire|FR|52|47.28,-2.21
Solna|SE|26|59.36,18.001
Sayhāt|SA|06|26.483,50.048
South Jordan|US|UT|40.562,-111.93
Sanchazi|CN|05|42.082,126.6
Savannakhet|LA|20|16.57,104.762
Shabqadar|PK|03|34.216,71.555
Stalowa Wola|PL|80|50.583,22.053
Sokaraja|ID|07|-7.458,109.288
Sault Ste. Marie|CA|08|46.517,-84.333
Sabae|JP|06|35.946,136.185
Saint-Marc|HT|06|19.108,-72.694
Sagunto|ES|60|39.683,-0.267
Sampit|ID|13|-2.531,112.95
Silvan|TR|21|38.137,41.008
Shujaabad|PK|04|29.881,71.293
Soma|TR|45|39.186,27.609
Saint Cloud|US|MN|45.561,-94.162
Sanlúcar de Barrameda|ES|51|36.778,-6.351
Saint Charles|US|MO|38.784,-90.481
San Ildefonso|PH|03|15.081,120.941
San Miguel|PH|03|15.142,120.976
San Clemente|US|CA|33.427,-117.612
Sattahip|TH|46|12.666,100.901
Shiki|JP|34|35.833,139.583
Schenectady|US|NY|42.814,-73.94
Slavyansk-na-Kubani|RU|38|45.256,38.126
Sefrou|MA|03|33.832,-4.828
Shawnee|US|KS|39.042,-94.72
Skokie|US|IL|42.033,-87.733
Salaqi|CN|20|40.541,110.511
Siuri|IN|28|23.908,87.528
Santo Ângelo|BR|23|-28.299,-54.263
Siddipet|IN|40|18.105,78.849
Sidi Khaled|DZ|19|34.387,4.988
Sahuayo de Morelos|MX|16|20.059,-102.716
Shakargarh|PK|04|32.264,75.16
Skanes|TN|16|35.783,10.8
Santa Cruz|US|CA|36.974,-122.031
Sibi|PK|02|29.543,67.877
San Antonio de Los Altos|VE|15|10.389,-66.952
Shimodate|JP|14|36.3,139.983
Santa Lucía|ES|53|27.912,-15.541
Samut Sakhon|TH|55|13.548,100.274
Siddharthanagar|NP|5|27.5,83.45
Sūratgarh|IN|24|29.322,73.9
Sopur|IN|12|34.287,74.472
Sandnes|NO|14|58.852,5.735
Sheki|AZ|48|41.192,47.171
Sakurai|JP|28|34.5,135.85
Sambrial|PK|04|32.478,74.353
Sorgun|TR|66|39.81,35.186
Semporna|MY|16|4.482,118.611
Singida|TZ|16|-4.816,34.744
Sheopur|IN|35|25.665,76.696
Songyang|CN|09|34.455,113.028
Slutsk|BY|05|53.027,27.56
Shuangyang|CN|05|43.524,125.674
San José de Guanipa|VE|02|8.887,-64.165
Sibsāgar|IN|03|26.984,94.638
Santa Lucía Cotzumalguapa|GT|06|14.335,-91.023
Sagua la Grande|CU|16|22.807,-80.076
Saquarema|BR|21|-22.92,-42.51
Sanghar|PK|05|26.047,68.949
Smederevo|RS|SE|44.664,20.928
Senador Canedo|BR|29|-16.708,-49.093
San Andrés Tuxtla|MX|30|18.449,-95.213
Scarborough|GB|ENG|54.28,-0.404
Sirsi|IN|19|14.621,74.836
Sibay|RU|08|52.718,58.666
Suicheng|CN|04|33.896,117.933
Stryi|UA|15|49.262,23.856
San Salvador Tizatlalli|MX|15|19.26,-99.591
Schwäbisch Gmünd|DE|01|48.799,9.798
Sindelfingen|DE|01|48.7,9.017
Slawi|ID|07|-6.982,109.141
Svobodnyy|RU|05|51.375,128.141
Sal’sk|RU|61|46.475,41.541
Stupino|RU|47|54.901,38.071
Sahaswān|IN|36|28.072,78.751
Springfield|US|OR|44.046,-123.022
Sirhind|IN|23|30.643,76.384
Slavonski Brod|HR|02|45.16,18.016
Seraing|BE|WAL|50.584,5.501
Shuya|RU|21|56.849,41.388
Shchëkino|RU|76|54.005,37.522
San Marcos|US|TX|29.883,-97.941
Sfântu Gheorghe|RO|15|45.867,25.783
Świdnica|PL|72|50.844,16.489
Stroud|GB|ENG|51.75,-2.2
Supaul|IN|34|26.115,86.595
Santutxu|ES|59|43.253,-2.916
Sinfra|CI|92|6.621,-5.911
Saint Clair Shores|US|MI|42.497,-82.889
Springfield|US|OH|39.924,-83.809
São Borja|BR|23|-28.661,-56.004
San Cristobal|CU|AR|22.717,-83.056
Shiogama|JP|24|38.317,141.033
Sengkang|ID|38|-4.128,120.03
Sonsonate|SV|13|13.719,-89.724
San Felipe|CL|01|-32.75,-70.726
Sangāreddi|IN|40|17.625,78.087
Sahagún|CO|12|8.946,-75.443
San Rafael|US|CA|37.974,-122.531
Santo Tomé|AR|21|-31.663,-60.765
San Francisco|AR|05|-31.428,-62.083
Stralsund|DE|12|54.309,13.082
Santa Rosa|BR|23|-27.871,-54.481
Solnechnogorsk|RU|47|56.183,36.983
Sig|DZ|26|35.528,-0.194
Stolberg|DE|07|50.774,6.226
Shahrīār|IR|26|35.659,51.058
Saijō|JP|05|33.917,133.183
Suozhen|CN|25|36.954,118.105
San Pedro de Jujuy|AR|10|-24.231,-64.866
Shāhāda|IN|16|21.545,74.471
Sérres|GR|ESYE12|41.085,23.548
Savona|IT|08|44.309,8.477
San Andrés|CO|25|12.583,-81.706
South Vineland|US|NJ|39.446,-75.029
Sanford|US|FL|28.801,-81.273
Simpang Empat|MY|07|4.95,100.633
Santangpu|CN|11|27.406,111.987
Sarcelles|FR|11|48.997,2.378
Santa Rosa de Cabal|CO|24|4.868,-75.621
Sidi Moussa|DZ|20|36.606,3.088
Sīra|IN|19|13.742,76.904
Singosari|ID|08|-7.892,112.666
Santee|US|CA|32.838,-116.974
St. Albert|CA|01|53.633,-113.635
Sundsvall|SE|24|62.391,17.306
Samāstipur|IN|34|25.862,85.78
Shanhecun|CN|08|45.711,128.58
Sōja|JP|31|34.675,133.751
Santo Tomas|PH|40|14.108,121.141
Sherkot|IN|36|29.327,78.574
Sopron|HU|09|47.685,16.59
South Whittier|US|CA|33.95,-118.039
Suileng|CN|08|47.248,127.095
Sītāmarhi|IN|34|26.594,85.491
Sakaidechō|JP|17|34.323,133.836
Shahrisabz|UZ|08|39.058,66.834
Sangla Hill|PK|04|31.717,73.383
Shibīn al Qanāṭir|EG|12|30.313,31.32
Segovia|ES|55|40.948,-4.118
San Carlos del Zulia|VE|23|9.001,-71.927
Shegaon|IN|16|20.793,76.699
Soroti|UG|E|1.715,33.611
Stourbridge|GB|ENG|52.456,-2.143
Sleman|ID|10|-7.716,110.356
Smyrna|US|GA|33.884,-84.514
Sankt Augustin|DE|07|50.775,7.197
San Francisco|CR|04|9.993,-84.129
San Antonio|PY|06|-25.421,-57.547
Sale|GB|ENG|53.425,-2.324
Shibirghān|AF|31|36.668,65.753
Sangju|KR|14|36.415,128.161
Świętochłowice|PL|83|50.296,18.917
Snizhne|UA|05|48.026,38.772
Shoreline|US|WA|47.756,-122.342
São Gabriel|BR|23|-30.336,-54.32
San Fernando|TT|10|10.28,-61.468
Saint-Quentin|FR|32|49.849,3.288
Shiroi|JP|04|35.8,140.067
Satte|JP|34|36.073,139.726
South Croydon|GB|ENG|51.362,-0.094
Sarasota|US|FL|27.336,-82.531
Šabac|RS|SE|44.747,19.69
Sāmalkot|IN|02|17.057,82.176
Sherwood Park|CA|01|53.517,-113.319
São Pedro da Aldeia|BR|21|-22.839,-42.103
Shilin|CN|29|24.819,103.332
Samannūd|EG|05|30.962,31.241
Saint-Jérôme|CA|10|45.78,-74.004
Sabinas|MX|07|27.856,-101.117
San Severo|IT|13|41.686,15.381
San José de las Lajas|CU|MA|22.961,-82.151
Seropédica|BR|21|-22.744,-43.708
Suwa|JP|26|36.038,138.113
Shirbīn|EG|01|31.197,31.524
San Marcos|SV|10|13.661,-89.183
Sendhwa|IN|35|21.686,75.096
San Bernardino Tlaxcalancingo|MX|21|19.029,-98.277
San Francisco El Alto|GT|21|14.945,-91.443
Siddhapur|IN|09|23.918,72.372
Spring|US|TX|30.08,-95.417
Sangmélima|CM|14|2.933,11.983
Sidhi|IN|35|24.404,81.88
Şabyā|SA|17|17.149,42.625
Suzaka|JP|26|36.65,138.317
Schweinfurt|DE|02|50.049,10.222
Sartrouville|FR|11|48.948,2.192
Severomorsk|RU|49|69.069,33.416
Starachowice|PL|84|51.037,21.071
Selebi-Phikwe|BW|17|-21.979,27.843
Santiago Teyahualco|MX|15|19.66,-99.125
Sunām|IN|23|30.129,75.799
Sattenapalle|IN|02|16.394,80.152
Shendi|SD|53|16.692,33.434
Suphan Buri|TH|51|14.474,100.122
Shājāpur|IN|35|23.426,76.278
Sedrata|DZ|52|36.129,7.534
São Tomé|ST|02|0.337,6.727
Sampang|ID|08|-7.187,113.239
Sandīla|IN|36|27.07,80.515
Silivri|TR|34|41.074,28.246
Sinan|KR|16|34.826,126.109
Sāgar|IN|19|14.165,75.029
San Vicent del Raspeig|ES|60|38.396,-0.525
Shāhābād|IN|19|17.131,76.944
Saint-Brieuc|FR|53|48.515,-2.768
Şırnak|TR|80|37.514,42.454
Slobozia|RO|22|44.565,27.363
Sumbawa Besar|ID|17|-8.493,117.42
Sihor|IN|09|21.711,71.962
Southaven|US|MS|34.989,-90.013
Saint Peters|US|MO|38.8,-90.627
South Hill|US|WA|47.141,-122.27
Sesvete|HR|21|45.831,16.116
Shahr-e Bābak|IR|29|30.116,55.119
Shūsh|IR|15|32.194,48.244
Songling|CN|10|40.293,118.269
Sammamish|US|WA|47.642,-122.08
San Bartolomé de Tirajana|ES|53|27.925,-15.573
Sarpsborg|NO|30|59.284,11.11
Sandwīp|BD|84|22.514,91.455
Sar-e Pul|AF|33|36.215,65.932
Sātkania|BD|84|22.076,92.05
Sa'dah|YE|15|16.94,43.764
Sarpol-e Z̄ahāb|IR|13|34.461,45.863
Slonim|BY|03|53.087,25.316
Stratford|US|CT|41.185,-73.133
Serra Talhada|BR|30|-7.992,-38.298
Séguéla|CI|97|7.961,-6.673
Seydişehir|TR|71|37.419,31.845
Sillod|IN|16|20.303,75.653
Staines|GB|ENG|51.431,-0.506
Shiraoka|JP|34|36.018,139.66
Saint-Malo|FR|53|48.647,-2.009
Saint Croix|VI|010|17.728,-64.747
Skien|NO|38|59.21,9.609
São Roque|BR|27|-23.529,-47.135
San Mateo|VE|04|10.213,-67.424
Schwerte|DE|07|51.444,7.567
Speyer|DE|08|49.321,8.431
Saint-Hyacinthe|CA|10|45.631,-72.957
South Peabody|US|MA|42.51,-70.949
Swedru|GH|04|5.537,-0.7
Sālūr|IN|02|18.517,83.205
Sour el Ghozlane|DZ|21|36.148,3.691
Snezhinsk|RU|13|56.085,60.731
Stonecrest|US|GA|33.708,-84.135
Sayanogorsk|RU|31|53.087,91.4
San Luis de la Paz|MX|11|21.298,-100.517
Sardhana|IN|36|29.146,77.614
Sunnyside|US|NY|40.74,-73.935
Sugito|JP|34|36.031,139.726
Shorāpur|IN|19|16.521,76.757
Skarżysko-Kamienna|PL|84|51.113,20.872
Suhum|GH|05|6.041,-0.45
Satka|RU|13|55.042,59.04
Sorokyne|UA|14|48.292,39.739
Saginaw|US|MI|43.419,-83.951
Scafati|IT|04|40.76,14.537
Sidlaghatta|IN|19|13.389,77.864
Serrinha|BR|05|-11.664,-39.008
Saiki|JP|30|32.95,131.9
Skierniewice|PL|74|51.955,20.158
Stillwater|US|OK|36.116,-97.058
Sittingbourne|GB|ENG|51.341,0.733
Singaparna|ID|30|-7.351,108.111
Summerville|US|SC|33.019,-80.176
South Benfleet|GB|ENG|51.553,0.56
Sheboygan|US|WI|43.751,-87.715
San Pedro|MX|07|25.756,-102.984
San Juan de los Lagos|MX|14|21.249,-102.33
Saint-André|RE|RE|-20.963,55.65
Senhor do Bonfim|BR|05|-10.461,-40.189
Sombor|RS|VO|45.774,19.112
Sittard|NL|05|50.998,5.869
Solok|ID|24|-0.801,100.657
Shibukawa|JP|10|36.483,139
Shtip|MK|98|41.746,22.196
Saipan|MP|110|15.212,145.755
Starogard Gdański|PL|82|53.964,18.526
Soest|DE|07|51.576,8.106
Sri Dūngargarh|IN|24|28.096,74.009
Santa Ana Chiautempan|MX|29|19.307,-98.188
Shināş|OM|11|24.743,56.467
Sīdī Sālim|EG|21|31.271,30.786
Svitlovods’k|UA|10|49.049,33.241
Sousa|BR|17|-6.759,-38.228
Siruguppa|IN|19|15.63,76.892
Saint-Louis|RE|RE|-21.286,55.411
Salina|US|KS|38.84,-97.611
Sungai Raya|ID|11|0.7,108.9
Sufālat Samā’il|OM|01|23.317,58.017
San Lorenzo|AR|06|-28.133,-58.767
Suluova|TR|05|40.831,35.648
Shelekhov|RU|20|52.212,104.091
San Pedro|AR|01|-33.679,-59.666
Serowe|BW|01|-22.388,26.711
Şebin Karahisar|TR|28|40.288,38.424
San Luis Obispo|US|CA|35.283,-120.66
Sevran|FR|11|48.945,2.527
Shchuchinsk|KZ|03|52.936,70.189
San José Pinula|GT|07|14.546,-90.413
Sasayama|JP|13|35.067,135.217
Sawara|JP|04|35.883,140.5
Santa Ana|PH|03|15.095,120.767
Shujālpur|IN|35|23.407,76.71
San Remo|IT|08|43.817,7.777
São José do Rio Pardo|BR|27|-21.596,-46.889
Santurtzi|ES|59|43.328,-3.032
San Jacinto|US|CA|33.784,-116.959
Saint-Herblain|FR|52|47.218,-1.648
San Pedro Ayampuc|GT|07|14.779,-90.453
Singkil|ID|01|2.287,97.788
Santo Amaro|BR|05|-12.547,-38.712
Stepnogorsk|KZ|03|52.351,71.882
Sheikhpura|IN|34|25.14,85.841
São Domingos de Rana|PT|14|38.702,-9.341
Suruç|TR|63|36.976,38.425
Surin|TH|29|14.882,103.494
Santiago|BR|23|-29.192,-54.867
Smyrna|US|TN|35.983,-86.519
Seohāra|IN|36|29.209,78.588
Sarakhs|IR|42|36.545,61.158
Shepetivka|UA|09|50.185,27.064
Staryy Malgobek|RU|19|43.544,44.596
Sadao|TH|68|6.639,100.423
Safonovo|RU|69|55.111,33.233
Şafwá|SA|06|26.65,49.955
San Benedetto del Tronto|IT|10|42.957,13.877
Singen|DE|01|47.759,8.84
Sesto Fiorentino|IT|16|43.832,11.199
Stade|DE|06|53.593,9.476
Sama|ES|34|43.296,-5.684
Strumica|MK|E7|41.438,22.643
Santo Domingo|CU|16|22.587,-80.243
Shertallai|IN|13|9.686,76.34
San Giorgio a Cremano|IT|04|40.833,14.342
Sironj|IN|35|24.103,77.691
Sololá|GT|19|14.772,-91.183
Santiago de Veraguas|PA|10|8.1,-80.983
Soccavo|IT|04|40.846,14.193
Salcedo|DO|19|19.378,-70.418
Spassk-Dal’niy|RU|59|44.599,132.826
Saint Louis Park|US|MN|44.948,-93.348
Shebekino|RU|09|50.41,36.914
San Isidro|AR|01|-34.472,-58.527
Soest|NL|09|52.173,5.292
Sariaya|PH|40|13.962,121.526
Sykiés|GR|ESYE12|40.649,22.951
Scandicci|IT|16|43.754,11.188
Sayreville|US|NJ|40.459,-74.361
Skhirate|MA|04|33.853,-7.032
Strezhevoy|RU|75|60.733,77.589
San Buenaventura|MX|15|19.302,-98.863
Si Sa Ket|TH|30|15.115,104.329
Salisbury|GB|ENG|51.069,-1.796
Suresnes|FR|11|48.871,2.229
Strongsville|US|OH|41.315,-81.836
Straubing|DE|02|48.881,12.574
Sieradz|PL|74|51.596,18.73
Severn|US|MD|39.137,-76.698
Settimo Torinese|IT|12|45.139,7.77
Sarai Alamgir|PK|04|32.905,73.755
Şereflikoçhisar|TR|68|38.939,33.539
Souq Larb’a al Gharb|MA|04|34.687,-6.003
Sayansk|RU|20|54.109,102.165
Sutton in Ashfield|GB|ENG|53.125,-1.261
San Germán|CU|12|20.6,-76.134
Salinas|EC|25|-2.215,-80.952
Sertolovo|RU|42|60.144,30.202
Siguiri|GN|K|11.423,-9.169
Santa Lucía|AR|18|-31.54,-68.495
Sagae|JP|44|38.373,140.273
Samal|PH|11|7.074,125.708
Suhl|DE|15|50.609,10.694
Sierra Vista|US|AZ|31.555,-110.304
Sovetsk|RU|23|55.084,21.879
Saint Thomas Mount|IN|25|13.003,80.196
Sainthia|IN|28|23.948,87.68
San Bruno|US|CA|37.63,-122.411
Sonqor|IR|13|34.782,47.599
Siguatepeque|HN|04|14.6,-87.833
Sandıklı|TR|03|38.465,30.269
Sant Feliu de Llobregat|ES|56|41.383,2.05
Sicklerville|US|NJ|39.717,-74.969
Sayreville Junction|US|NJ|40.465,-74.33
Selu|IN|16|19.455,76.441
Salem|US|MA|42.52,-70.897
Siena|IT|16|43.318,11.331
Secondigliano|IT|04|40.9,14.267
Sivaganga|IN|25|9.847,78.484
Su-ngai Kolok|TH|31|6.03,101.966
Sharypovo|RU|91|55.54,89.201
Seregno|IT|09|45.65,9.205
San Antonio de los Baños|CU|AR|22.89,-82.501
São Joaquim da Barra|BR|27|-20.581,-47.855
Shōranūr|IN|13|10.762,76.271
Sandefjord|NO|38|59.131,10.217
Sojat|IN|24|25.925,73.666
Soran|KZ|12|49.791,72.837
Sikandra Rao|IN|36|27.689,78.38
Santa Elena|EC|25|-2.226,-80.859
Sokol|RU|85|59.462,40.121
State College|US|PA|40.793,-77.86
Salgueiro|BR|30|-8.074,-39.119
Santyoku|KR|06|37.441,129.171
Sidi Bouzid|TN|33|35.038,9.485
Santo Domingo Tehuantepec|MX|20|16.325,-95.241
Saint-Eustache|CA|10|45.565,-73.906
Smara|MA|11|26.738,-11.672
Stretford|GB|ENG|53.45,-2.317
Santa Rosa|EC|08|-3.449,-79.96
Sundargarh|IN|21|22.117,84.033
Silkeborg|DK|18|56.17,9.545
Saint-Priest|FR|84|45.697,4.944
San Joaquín|VE|07|10.261,-67.793
Sorel-Tracy|CA|10|46.042,-73.114
Sevilla|CO|29|4.264,-75.931
Shakhtinsk|KZ|12|49.709,72.592
Santos Dumont|BR|15|-21.457,-43.553
San Vicente|SV|12|13.633,-88.8
Sūsangerd|IR|15|31.564,48.19
Shāhīn Dezh|IR|01|36.679,46.567
Shirone|JP|29|37.764,139.022
Salon-de-Provence|FR|93|43.642,5.095
Shelton|US|CT|41.316,-73.093
Seevetal|DE|06|53.4,9.967
Stenjevec|HR|21|45.808,15.882
Sihorā|IN|35|23.487,80.104
San Pedro|MX|07|25.433,-103.217
Sehwan|PK|05|26.425,67.861
Sebdou|DZ|15|34.637,-1.331
São Lourenço|BR|15|-22.116,-45.054
Saint-Germain-en-Laye|FR|11|48.896,2.09
Shinjō|JP|44|38.759,140.301
Sesimbra|PT|19|38.445,-9.101
Salinópolis|BR|16|-0.614,-47.356
San Fernando de Henares|ES|29|40.424,-3.533
South Valley|US|NM|35.01,-106.678
Swadlincote|GB|ENG|52.774,-1.557
Świnoujście|PL|87|53.911,14.247
São Miguel dos Campos|BR|02|-9.781,-36.094
Sakhipur|BD|81|24.32,90.169
Sirinhaém|BR|30|-8.591,-35.116
Sumter|US|SC|33.92,-80.341
Santander de Quilichao|CO|09|3.009,-76.485
Sinjai|ID|38|-5.124,120.253
Souma|DZ|20|36.518,2.905
Sète|FR|76|43.403,3.693
Sherman|US|TX|33.636,-96.609
Sighetu Marmaţiei|RO|25|47.932,23.886
Sơn Tây|VN|44|21.141,105.507
Streamwood|US|IL|42.026,-88.178
Saurimo|AO|18|-9.661,20.392
Soavinandriana|MG|13|-19.167,46.733
San Gabriel|US|CA|34.096,-118.106
Solan|IN|11|30.909,77.109
Saḩāb|JO|16|31.87,36.005
Sopot|PL|82|54.442,18.56
Saundatti|IN|19|15.766,75.118
Świdnik|PL|75|51.219,22.696
Sidi Bennour|MA|06|32.652,-8.428
San Pedro Sacatepéquez|GT|17|14.968,-91.762
Salamá|GT|02|15.103,-90.318
Sathupalli|IN|40|17.25,80.869
Shakopee|US|MN|44.798,-93.527
San Andrés Cholula|MX|21|19.051,-98.295
Segovia|CO|02|7.08,-74.699
Sŭngho 1-tong|KP|12|38.991,125.978
Serrana|BR|27|-21.211,-47.596
Svetlograd|RU|70|45.335,42.855
Silistra|BG|55|44.117,27.261
Savigny-sur-Orge|FR|11|48.677,2.348
Schorndorf|DE|01|48.805,9.527
Sanok|PL|80|49.556,22.206
Salgótarján|HU|14|48.099,19.803
Senekal|ZA|03|-28.32,27.621
Sumoto|JP|13|34.343,134.889
Soria|ES|55|41.764,-2.469
Shiroishi|JP|24|38.003,140.618
San Pascual|PH|40|13.81,121.022
San Martín|SV|04|13.783,-88.917
Saint-Ouen|FR|11|48.907,2.333
Shāhābād|IN|10|30.168,76.87
Soanierana Ivongo|MG|32|-16.917,49.583
Saña|PE|14|-6.919,-79.582
Spišská Nová Ves|SK|03|48.945,20.562
Siegburg|DE|07|50.8,7.208
Sremska Mitrovica|RS|VO|44.976,19.612
Skelmersdale|GB|ENG|53.55,-2.773
Santo António dos Olivais|PT|07|40.218,-8.405
Stanton|US|CA|33.803,-117.993
Simdega|IN|38|22.615,84.502
Sankt Ingbert|DE|09|49.277,7.117
Salaberry-de-Valleyfield|CA|10|45.25,-74.133
Sangariā|IN|24|29.799,74.467
Sirohi|IN|24|24.888,72.848
Schwabach|DE|02|49.33,11.023
Szczecinek|PL|87|53.708,16.699
Sablayan|PH|41|12.835,120.769
Saarlouis|DE|09|49.314,6.752
Steyr|AT|04|48.043,14.421
Sinjār|IQ|15|36.321,41.877
Sochaczew|PL|78|52.229,20.238
San Vicente|AR|14|-26.617,-54.133
Shawinigan|CA|10|46.567,-72.749
Surbiton|GB|ENG|51.391,-0.298
Shimabara|JP|27|32.783,130.367
Saronno|IT|09|45.625,9.035
Sūlūru|IN|02|13.7,80.017
Salekhard|RU|87|66.53,66.602
Saint-Chamond|FR|84|45.476,4.513
Schwedt (Oder)|DE|11|53.06,14.282
Shahbazpur|IN|34|26.305,87.289
Schertz|US|TX|29.552,-98.27
Spanish Fork|US|UT|40.115,-111.655
Spartanburg|US|SC|34.95,-81.932
Sint-Truiden|BE|VLG|50.817,5.186
Savanūr|IN|19|14.973,75.337
Sansanné-Mango|TG|26|10.359,0.471
Saint-Raphaël|HT|09|19.439,-72.199
Stendal|DE|14|52.607,11.859
Sitrah|BH|16|26.155,50.621
Severna Park|US|MD|39.07,-76.545
St Albans|AU|07|-37.745,144.8
Sungurlu|TR|19|40.167,34.374
Sun City|US|AZ|33.598,-112.272
Struga|MK|E6|41.178,20.678
Santa Cruz do Rio Pardo|BR|27|-22.899,-49.633
Sumusţā as Sulţānī|EG|18|28.917,30.85
Sestroretsk|RU|66|60.098,29.964
Sadāseopet|IN|40|17.619,77.953
Shādegān|IR|15|30.649,48.665
Salvatierra|MX|11|20.213,-100.88
Sahiwal|PK|04|31.974,72.331
Sam Phran|TH|53|13.727,100.215
Šibenik|HR|13|43.734,15.894
Sukhothai|TH|09|17.008,99.823
Sassuolo|IT|05|44.543,10.785
Serik|TR|07|36.917,31.099
Swords|IE|L|53.46,-6.218
Smarhon’|BY|03|54.48,26.396
Sciacca|IT|15|37.507,13.084
Santa Teresa|MX|15|19.845,-99.233
Skövde|SE|28|58.391,13.845
Santiago|MX|19|25.425,-100.152
San Jerónimo Cuatro Vientos|MX|15|19.293,-98.842
Sunan|KP|12|39.198,125.69
Serdobsk|RU|57|52.459,44.217
Simpang|ID|05|-1.264,104.097
San Juan|US|TX|26.189,-98.155
Salyan|AZ|49|39.596,48.985
San Marcos|CO|27|8.66,-75.128
Schwäbisch Hall|DE|01|49.111,9.739
San José de Mayo|UY|16|-34.337,-56.714
Sarankhola|BD|82|22.31,89.791
Sanāwad|IN|35|22.174,76.07
San Juan Capistrano|US|CA|33.502,-117.663
Stirling|GB|SCT|56.119,-3.937
Saint Charles|US|MD|38.603,-76.939
Sukhoy Log|RU|71|56.909,62.03
Sakaiminato|JP|41|35.538,133.231
Srono|ID|08|-8.4,114.267
São Francisco do Sul|BR|26|-26.243,-48.638
Solano|PH|02|16.519,121.181
Slantsy|RU|42|59.118,28.091
Sofifi|ID|29|0.737,127.559
Spruce Grove|CA|01|53.533,-113.919
St. Thomas|CA|08|42.774,-81.18
Sadābād|IN|36|27.438,78.038
Shinshiro|JP|01|34.9,137.5
Spring Hill|US|TN|35.751,-86.93
Shibganj|BD|83|24.685,88.156
Sārangpur|IN|35|23.567,76.473
San Jose|PH|05|13.35,123.55
Sisak|HR|14|45.466,16.378
South Miami Heights|US|FL|25.598,-80.381
Samālkha|IN|10|29.236,77.013
Saint-Martin-d'Hères|FR|84|45.179,5.763
Skellefteå|SE|23|64.751,20.953
Sidi ech Chahmi|DZ|09|35.659,-0.522
Stutterheim|ZA|05|-32.571,27.424
Shamkhor|AZ|51|40.83,46.018
San Martín Azcatepec|MX|15|19.687,-98.973
Saint-Benoît|RE|RE|-21.038,55.715
Sumberpucung|ID|08|-8.159,112.483
Sherghāti|IN|34|24.559,84.792
Santo Antônio da Platina|BR|18|-23.295,-50.077
Safranbolu|TR|89|41.251,32.694
Santiago de las Vegas|CU|02|22.97,-82.387
Shumerlya|RU|16|55.501,46.413
Sinsheim|DE|01|49.253,8.879
Sambir|UA|15|49.518,23.198
Saint Cloud|US|FL|28.249,-81.281
San Pablo Autopan|MX|17|19.356,-99.657
Seram|IN|19|17.179,77.29
Samut Songkhram|TH|54|13.415,100.003
Sānand|IN|09|22.992,72.382
Shtime|XK|10096138|42.433,21.04
Sidi Okba|DZ|19|34.745,5.898
Shāhābād|IN|36|28.567,79.01
San Pedro de Alcántara|ES|51|36.488,-4.991
Saint-Raphaël|FR|93|43.423,6.774
Simav|TR|43|39.088,28.978
San Isidro|CR|08|9.367,-83.697
Sinop|TR|57|42.027,35.163
Stow|US|OH|41.16,-81.44
Six-Fours-les-Plages|FR|93|43.092,5.825
San Leonardo|PH|03|15.363,120.964
Shikārpūr|IN|36|28.281,78.014
San Dimas|US|CA|34.107,-117.807
Sagauli|IN|34|26.764,84.743
San Miguel Topilejo|MX|09|19.203,-99.142
Santa Cruz del Sur|CU|05|20.716,-77.998
Steinfurt|DE|07|52.15,7.337
Surubim|BR|30|-7.833,-35.755
Sankeshwar|IN|19|16.256,74.482
Satun|TH|67|6.623,100.067
Sighișoara|RO|27|46.221,24.793
Sundbyberg|SE|26|59.361,17.971
San Vicente|CR|08|9.96,-84.048
San Vicente de Moravia|CR|08|9.962,-84.049
Satānā|IN|16|20.595,74.203
Staraya Russa|RU|52|57.994,31.361
Schönebeck|DE|14|52.017,11.731
Sibut|CF|06|5.718,19.074
Santa Helena de Goiás|BR|29|-17.814,-50.597
San Nicolas|PH|01|18.172,120.595
Sarāqib|SY|12|35.864,36.806
San Antonio|PH|03|14.947,120.087
Szekszárd|HU|21|46.35,18.709
São Gotardo|BR|15|-19.311,-46.049
Slavgorod|RU|04|52.998,78.645
Sinnar|IN|16|19.845,73.999
Shakiso|ET|51|5.765,38.91
Salisbury|US|NC|35.671,-80.474
Sathyamangalam|IN|25|11.505,77.238
Somanda|TZ|31|-3.367,33.95
Starokostiantyniv|UA|09|49.758,27.203
Shrewsbury|US|MA|42.296,-71.713
Schaffhausen|CH|SH|47.697,8.635
Sindgi|IN|19|16.919,76.234
Sant Adrià de Besòs|ES|56|41.431,2.219
Schio|IT|20|45.713,11.357
San Isidro|MX|15|19.34,-98.951
Santa Isabel|BR|27|-23.316,-46.221
Saint-Joseph|RE|RE|-21.378,55.617
Sainte-Geneviève-des-Bois|FR|11|48.647,2.32
Schoten|BE|VLG|51.253,4.503
San Gil|CO|26|6.56,-73.136
São Manuel|BR|27|-22.731,-48.571
Sicuani|PE|08|-14.269,-71.226
Sant'Antimo|IT|04|40.942,14.235
Suitland-Silver Hill|US|MD|38.847,-76.926
Severoural’sk|RU|71|60.153,59.952
San Luis|PH|03|15.04,120.788
St. Charles|US|MD|38.607,-76.925
Sohna|IN|10|28.247,77.065
Segezha|RU|28|63.741,34.322
Santiago Atitlán|GT|19|14.638,-91.229
Santa Cruz|CL|08|-34.639,-71.366
Sumbe|AO|06|-11.206,13.844
Shikārpur|IN|19|14.27,75.356
Shāhpura|IN|24|27.391,75.96
Saumur|FR|52|47.259,-0.078
Socorro|US|TX|31.655,-106.303
Sīrkāzhi|IN|25|11.237,79.736
Slavuta|UA|09|50.302,26.865
Santo Antônio de Pádua|BR|21|-21.539,-42.18
São Francisco|BR|15|-15.949,-44.864
Seaside|US|CA|36.611,-121.852
Saint Charles|US|IL|41.914,-88.309
San Onofre|CO|27|9.736,-75.526
San Kamphaeng|TH|02|18.745,99.12
Safaga|EG|02|26.749,33.939
Salisbury|US|MD|38.361,-75.599
Seelze|DE|06|52.396,9.597
Security-Widefield|US|CO|38.747,-104.714
Sukheke Mandi|PK|04|31.865,73.509
San Donà di Piave|IT|20|45.63,12.568
Sneek|NL|02|53.033,5.659
Şarkîkaraağaç|TR|33|38.079,31.366
Setharja Old|PK|05|27.213,68.469
Stains|FR|11|48.95,2.383
Spring Valley|US|NY|41.113,-74.044
Sasaguri|JP|07|33.616,130.551
Stuhr|DE|06|53.033,8.75
Somma Vesuviana|IT|04|40.873,14.439
San Antonio del Táchira|VE|20|7.815,-72.443
Sun Prairie|US|WI|43.184,-89.214
Slobodskoy|RU|33|58.732,50.177
Schiltigheim|FR|44|48.607,7.749
Springville|US|UT|40.165,-111.611
Svishtov|BG|62|43.619,25.35
Salto de Pirapora|BR|27|-23.649,-47.573
Sidi Yahia El Gharb|MA|04|34.305,-6.304
Seinäjoki|FI|14|62.794,22.828
Smolyan|BG|57|41.574,24.712
Sant Joan Despí|ES|56|41.367,2.057
Shirdi|IN|16|19.766,74.477
Saint-Dizier|FR|44|48.638,4.949
Synel’nykove|UA|04|48.32,35.518
Slagelse|DK|20|55.403,11.355
Saḩar|YE|16|15.316,44.309
Sattur|IN|25|9.356,77.925
Sharqpur Sharif|PK|04|31.461,74.101
Santa Rita|VE|23|10.536,-71.511
São Luiz Gonzaga|BR|23|-28.408,-54.961
Santa Pola|ES|60|38.192,-0.566
Santa Maria Capua Vetere|IT|04|41.082,14.253
Sainte-Marie|RE|RE|-20.897,55.551
Sosnovoborsk|RU|91|56.122,93.338
Sakrand|PK|05|26.138,68.274
Shingū|JP|43|33.733,135.983
Salqīn|SY|12|36.139,36.452
Spalding|GB|ENG|52.787,-0.151
Sijua|IN|38|23.776,86.33
Sambava|MG|72|-14.267,50.167
San Luis|US|AZ|32.487,-114.782
San Carlos|CL|18|-36.425,-71.958
San Javier|ES|31|37.806,-0.837
San José|CR|01|10.952,-85.136
Shāhpur|IN|19|16.696,76.842
Santa Eulària des Riu|ES|07|38.985,1.534
San José Guadalupe Otzacatipan|MX|15|19.345,-99.592
Shawnee|US|OK|35.327,-96.925
Sāngola|IN|16|17.439,75.194
Sakai-nakajima|JP|10|36.267,139.25
Singānallūr|IN|25|10.999,77.032
Saint-Georges|CA|10|46.114,-70.665
Shepparton|AU|07|-36.38,145.399
Soissons|FR|32|49.382,3.324
Surallah|PH|12|6.375,124.745
Sfizef|DZ|30|35.235,-0.244
San Giuliano Milanese|IT|09|45.394,9.291
São Sebastião do Passé|BR|05|-12.512,-38.495
Sabalgarh|IN|35|26.249,77.408
Sirūr|IN|16|18.828,74.375
Shamsābād|IN|36|27.017,78.124
Saratoga|US|CA|37.264,-122.023
San Andrés del Rabanedo|ES|55|42.612,-5.617
Senigallia|IT|10|43.716,13.209
Safidon|IN|10|29.406,76.67
South Kingstown|US|RI|41.447,-71.525
Saint Neots|GB|ENG|52.217,-0.267
San Luis de Sincé|CO|27|9.244,-75.147
San Benito|GT|12|16.917,-89.919
Sorochinsk|RU|55|52.434,53.158
Statesboro|US|GA|32.449,-81.783
Souran|SY|10|35.292,36.748
Sotteville-lès-Rouen|FR|28|49.41,1.09
Santa Paula|US|CA|34.354,-119.059
Sherwood|US|AR|34.815,-92.224
Springfield Gardens|US|NY|40.663,-73.762
Springfield|US|VA|38.789,-77.187
Starominskaya|RU|38|46.53,39.05
Sint-Pieters-Leeuw|BE|VLG|50.779,4.244
San Pablo|US|CA|37.962,-122.346
Śrem|PL|86|52.089,17.015
Savage|US|MN|44.779,-93.336
Sarkhej|IN|09|22.983,72.502
Sidareja|ID|07|-7.485,108.792
Sri Mādhopur|IN|24|27.466,75.597
Schwelm|DE|07|51.286,7.294
Stratford|CA|08|43.367,-80.95
Salāya|IN|09|22.31,69.604
Savalou|BJ|11|7.928,1.976
Selogiri|ID|07|-7.783,110.867
Sakété|BJ|17|6.736,2.659
Seria|BN|01|4.606,114.325
Shatura|RU|47|55.573,39.537
Salima|MW|C|-13.78,34.459
Suong|KH|31|11.912,105.658
Salt|ES|56|41.975,2.793
Southlake|US|TX|32.941,-97.134
San Carlos|US|CA|37.507,-122.261
Săcele|RO|09|45.617,25.711
Sasovo|RU|62|54.354,41.92
Sāsvad|IN|16|18.344,74.031
San Rafael del Sur|NI|10|11.849,-86.438
Shīeli|KZ|14|44.169,66.739
Springe|DE|06|52.208,9.554
San Paolo|IT|13|41.125,16.793
Shar’ya|RU|37|58.369,45.516
Soro|IN|21|21.279,86.688
Santa Elena de Uairén|VE|06|4.602,-61.11
San Miguel Ajusco|MX|09|19.222,-99.202
Saint-Médard-en-Jalles|FR|75|44.895,-0.718
Sovetskaya Gavan’|RU|30|48.972,140.289
Sidi Amrane|DZ|50|33.499,6.008
Samal|PH|03|14.768,120.543
South Gate|US|MD|39.129,-76.626
Saoner|IN|16|21.385,78.922
San Juan Nepomuceno|CO|35|9.952,-75.082
Sundern|DE|07|51.328,8.004
San Vicente de Tagua Tagua|CL|08|-34.439,-71.078
Salem|US|NH|42.788,-71.201
Srandakan|ID|10|-7.939,110.251
Saint-Laurent-du-Var|FR|93|43.673,7.19
Saintes|FR|75|45.747,-0.635
Sevenoaks|GB|ENG|51.273,0.189
Sestao|ES|59|43.31,-3.007
Singojuruh|ID|08|-8.317,114.233
Shamakhi|AZ|50|40.631,48.641
Santarém|PT|18|39.233,-8.683
Sosnogorsk|RU|34|63.602,53.882
Smach Mean Chey|KH|08|11.547,103.036
Santa Isabel|MX|02|32.633,-115.576
Savelugu|GH|06|9.624,-0.825
Southgate|US|MI|42.214,-83.194
Sarikei|MY|11|2.117,111.517
Saint-Leu|FR|27|46.731,4.501
Shīnḏanḏ|AF|11|33.303,62.147
Shāhpura|IN|24|25.621,74.925
San Roque|ES|51|36.211,-5.384
Seonghwan|KR|17|36.916,127.131
Saint-Sébastien-sur-Loire|FR|52|47.208,-1.503
São João dos Inhamuns|BR|06|-6,-40.283
San Fernando|MX|28|24.847,-98.148
Sanford|US|NC|35.48,-79.18
Selçuk|TR|35|37.951,27.368
San Simon|PH|03|15,120.781
Sirsāganj|IN|36|27.057,78.687
Sānchor|IN|24|24.754,71.773
Sainte-Julie|CA|10|45.583,-73.332
Sandūr|IN|19|15.086,76.547
Swarzędz|PL|86|52.413,17.085
Sūrandai|IN|25|8.976,77.419
Senftenberg|DE|11|51.525,14.002
Saint-Étienne-du-Rouvray|FR|28|49.378,1.105
Suār|IN|36|29.028,79.057
Senhora da Hora|PT|17|41.186,-8.652
Sueca|ES|60|39.203,-0.311
Saint-Cloud|FR|11|48.846,2.203
Sarno|IT|04|40.807,14.622
San Miguel|CR|08|9.871,-84.061
Schererville|US|IN|41.479,-87.455
Šumperk|CZ|84|49.965,16.971
Santa Rita do Sapucaí|BR|15|-22.252,-45.703
Samtredia|GE|66|42.154,42.335
Stanford-le-Hope|GB|ENG|51.523,0.434
Sens|FR|27|48.197,3.283
Soron|IN|36|27.891,78.746
Sholinghur|IN|25|13.118,79.42
Socorro Mission Number 1 Colonia|US|TX|31.636,-106.291
Sawākin|SD|36|19.106,37.332
Shipley|GB|ENG|53.833,-1.767
Sequeira|PT|11|40.554,-7.226
Sa Kaeo|TH|80|13.814,102.072
Serendah|MY|12|3.365,101.604
San Felipe|MX|11|21.478,-101.216
Sant Pere de Ribes|ES|56|41.26,1.774
San Donato Milanese|IT|09|45.41,9.268
Seoni Mālwa|IN|35|22.45,77.466
Sonāmukhi|IN|28|23.305,87.413
Saki|UA|11|45.134,33.6
Segrate|IT|09|45.492,9.298
Saint-Leu|RE|RE|-21.171,55.288
São Miguel do Guamá|BR|16|-1.627,-47.483
Schwandorf in Bayern|DE|02|49.325,12.11
São Mateus do Maranhão|BR|13|-4.042,-44.475
SeaTac|US|WA|47.448,-122.292
Shrīgonda|IN|16|18.615,74.699
Spring Valley|US|CA|32.745,-116.999
Stockbridge|US|GA|33.544,-84.234
San Sebastián el Grande|MX|14|20.533,-103.428
Suisun|US|CA|38.238,-122.04
South Chicago|US|IL|41.74,-87.554
Sibulan|PH|07|9.358,123.285
Sabirabad|AZ|46|40.009,48.477
Shcherbinka|RU|48|55.5,37.56
Sitten|CH|VS|46.227,7.356
Saalfeld|DE|15|50.648,11.365
Santa Maria|PH|01|16.952,120.445
Sahavato|MG|23|-20.6,48.333
Saint Helier|JE|3237864|49.188,-2.105
San Francisco Acuautla|MX|15|19.346,-98.86
Slidell|US|LA|30.275,-89.781
Sanctorum|MX|21|19.099,-98.254
Seguin|US|TX|29.569,-97.965
Shirley|US|NY|40.801,-72.868
Stratford-upon-Avon|GB|ENG|52.192,-1.707
Sterling|US|VA|39.006,-77.429
Safed|IL|03|32.965,35.496
Satita|SY|14|34.821,36.118
São Fidélis|BR|21|-21.646,-41.747
Sijunjung|ID|24|-0.701,100.977
Sunbury-on-Thames|GB|ENG|51.404,-0.418
São José de Ribamar|BR|13|-2.562,-44.054
Santa Cruz|BR|22|-6.229,-36.023
Santa Vitória do Palmar|BR|23|-33.519,-53.368
Saratoga Springs|US|NY|43.083,-73.785
Santa Rosa de Copán|HN|05|14.767,-88.779
Senak’i|GE|71|42.27,42.068
Soe|ID|18|-9.861,124.284
Sant Vicenç dels Horts|ES|56|41.393,2.007
Sitges|ES|56|41.235,1.812
Shaker Heights|US|OH|41.474,-81.537
Sīta Road|PK|05|27.033,67.85
Svendborg|DK|21|55.06,10.607
Selm|DE|07|51.697,7.468
Sānkrāil|IN|28|22.55,88.225
San Pedro|CR|08|9.928,-84.051
Soroca|MD|87|48.157,28.285
San Rafael Abajo|CR|08|9.831,-84.29
Sol’-Iletsk|RU|55|51.163,54.992
Shalqar|KZ|04|47.833,59.6
Syracuse|US|UT|41.089,-112.065
Santiago de Tolú|CO|27|9.524,-75.581
Silvassa|IN|06|20.274,72.997
Savonlinna|FI|10|61.87,28.88
Sŏnbong|KP|18|42.351,130.383
Santo Estêvão|BR|05|-12.43,-39.251
Sebeş|RO|01|45.956,23.571
Spanaway|US|WA|47.104,-122.435
Semīrom|IR|28|31.417,51.567
Simanggang|MY|11|1.247,111.453
Santa Uxía de Ribeira|ES|58|42.554,-8.991
Sikonge|TZ|17|-5.633,32.767
Sarny|UA|19|51.338,26.602
Shalkar|KZ|06|48.033,48.9
São Pedro|BR|27|-22.549,-47.914
Sønderborg|DK|21|54.909,9.789
Sillanwali|PK|04|31.825,72.541
Smederevska Palanka|RS|SE|44.365,20.959
Siliana|TN|22|36.085,9.371
Showot|UZ|05|41.656,60.303
Şāmitah|SA|17|16.596,42.944
Sungai Besar|MY|12|3.675,100.987
Sakai|JP|14|36.1,139.8
Stoughton|US|MA|42.125,-71.102
Sankt Wendel|DE|09|49.466,7.168
Sāmba|IN|12|32.562,75.12
San Giuseppe Vesuviano|IT|04|40.836,14.505
Sannois|FR|11|48.967,2.25
Stabat|ID|26|3.733,98.45
San Juan del Cesar|CO|17|10.771,-73.003
Sirdaryo|UZ|16|40.844,68.662
Sheoganj|IN|24|25.139,73.068
Sayula|MX|14|19.882,-103.6
Samokov|BG|58|42.337,23.553
Sausar|IN|35|21.656,78.797
Shimoda|JP|37|34.677,138.945
Salou|ES|56|41.077,1.142
Strausberg|DE|11|52.579,13.887
Stantsiya Novyy Afon|GE|02|43.081,40.838
Saugus|US|MA|42.465,-71.01
Stevens Point|US|WI|44.524,-89.575
Superior|US|WI|46.721,-92.104
Sidi Akkacha|DZ|41|36.465,1.303
Shofirkon Shahri|UZ|02|40.12,64.501
Shāhganj|IN|36|26.05,82.684
Salor|UZ|14|41.372,69.382
São Martinho|PT|10|32.645,-16.938
Shoreview|US|MN|45.079,-93.147
Smithtown|US|NY|40.856,-73.201
Sandanski|BG|38|41.567,23.283
Santa Catalina|PH|07|9.334,122.864
Santa Cruz|PH|03|15.765,119.909
Sant Andreu de la Barca|ES|56|41.447,1.972
Sprockhövel|DE|07|51.347,7.243
San Miniato Basso|IT|16|43.693,10.841
Semiluki|RU|86|51.682,39.03
San Antonio|PH|03|15.306,120.856
Siyabuswa|ZA|07|-25.113,29.045
Statesville|US|NC|35.783,-80.887
Susaki|JP|20|33.395,133.291
Sintra|PT|14|38.801,-9.378
Sulur|IN|25|11.024,77.126
San Giovanni Rotondo|IT|13|41.706,15.728
South Pasadena|US|CA|34.116,-118.15
Santana do Ipanema|BR|02|-9.378,-37.245
Schmallenberg|DE|07|51.155,8.285
Santiago Papasquiaro|MX|10|25.044,-105.419
Shiggaon|IN|19|14.991,75.225
South Laurel|US|MD|39.07,-76.85
San Juan|CR|08|9.96,-84.082
Sungai Udang|MY|04|2.269,102.143
Szczytno|PL|85|53.563,20.987
Shingū|JP|07|33.714,130.431
Si Satchanalai|TH|09|17.517,99.76
São Mamede de Infesta|PT|17|41.192,-8.611
Savigny-le-Temple|FR|11|48.574,2.583
Sagara|JP|37|34.685,138.205
Shimo-furano|JP|12|43.35,142.383
Santo Tomás|CO|04|10.758,-74.755
Świecie|PL|73|53.41,18.447
Suitland|US|MD|38.849,-76.924
Sokoni|TZ|21|-6.433,39.55
Suşehri|TR|58|40.16,38.084
Santa Fé do Sul|BR|27|-20.211,-50.926
Santa Cruz das Palmeiras|BR|27|-21.827,-47.249
Severobaykal’sk|RU|11|55.637,109.323
Sukumo|JP|20|32.933,132.733
Srīnivāspur|IN|19|13.339,78.212
Salinas|BR|15|-16.17,-42.29
Staveley|GB|ENG|53.267,-1.35
Sahuarita|US|AZ|31.958,-110.956
Sepuka|TZ|16|-4.75,34.533
Sādri|IN|24|25.186,73.453
South Portland|US|ME|43.641,-70.241
San Vicente de Cañete|PE|15|-13.076,-76.385
Santana do Paraíso|BR|15|-19.364,-42.569
Subaykhān|SY|07|34.853,40.6
Soko|ID|08|-7.483,112.427
Salaga|GH|06|8.551,-0.519
St Austell|GB|ENG|50.343,-4.774
Salem|US|VA|37.293,-80.055
San Rafael|CR|08|9.928,-84.137
Saratoga Springs|US|UT|40.349,-111.905
Salamína|GR|ESYE31|37.964,23.496
Starkville|US|MS|33.45,-88.82
São Lourenço do Sul|BR|23|-31.365,-51.978
Sundarnagar|IN|11|31.535,76.905
Songadh|IN|09|21.17,73.564
Shamsābād|IN|36|27.537,79.438
Şurmān|LY|68|32.757,12.572
Sainte-Thérèse|CA|10|45.639,-73.828
Sapanca|TR|54|40.691,30.267
Sandusky|US|OH|41.449,-82.708
Santa Ana|PE|08|-12.867,-72.717
Saryaghash|KZ|10|41.46,69.168
Sidi Mérouane|DZ|48|36.521,6.261
San Marcos|GT|17|14.964,-91.794
Sandomierz|PL|84|50.683,21.749
Santa Perpètua de Mogoda|ES|56|41.533,2.183
Swakopmund|NA|29|-22.678,14.527
Sucy-en-Brie|FR|11|48.769,2.535
Sāndi|IN|36|27.289,79.952
Soledad|US|CA|36.425,-121.326
Seririt|ID|02|-8.193,114.939
Shali|RU|12|43.148,45.902
Shiraguppi|IN|16|16.619,74.709
Slavutych|UA|13|51.523,30.718
Stung Treng|KH|17|13.526,105.968
Saginaw Township North|US|MI|43.46,-84.007
San Felipe|CR|08|9.905,-84.106
Sheohar|IN|34|26.514,85.293
Sanger|US|CA|36.708,-119.556
San Carlos|UY|09|-34.791,-54.918
Sakleshpur|IN|19|12.941,75.785
Santeramo in Colle|IT|13|40.792,16.759
São Mateus do Sul|BR|18|-25.874,-50.383
Sokolov|CZ|81|50.181,12.64
Salo|FI|02|60.383,23.133
Sho‘rchi|UZ|12|37.999,67.787
Sabanagrande|CO|04|10.791,-74.761
Skegness|GB|ENG|53.144,0.336
Szigetszentmiklós|HU|16|47.344,19.043
Soignies|BE|WAL|50.579,4.071
Selby|GB|ENG|53.783,-1.067
Shelui|TZ|16|-4.367,34.2
Susurluk|TR|10|39.914,28.158
San|ML|05|13.303,-4.896
Safīpur|IN|36|26.738,80.344
Soledade|BR|23|-28.818,-52.51
South Salt Lake|US|UT|40.719,-111.888
São Bento|BR|17|-6.283,-37.75
Santaluz|BR|05|-11.256,-39.375
Short Pump|US|VA|37.65,-77.612
Sandviken|SE|03|60.617,16.767
Saltpond|GH|04|5.209,-1.061
Siraha|NP|2|26.654,86.208
Saint-Dié-des-Vosges|FR|44|48.284,6.949
Seal Beach|US|CA|33.741,-118.105
San Carlos|CO|12|8.796,-75.699
São Francisco do Conde|BR|05|-12.627,-38.68
San Borja|BO|03|-14.852,-66.75
Sakhnīn|IL|03|32.864,35.297
Sevlievo|BG|41|43.026,25.114
Santa Rita do Passa Quatro|BR|27|-21.71,-47.478
Salzkotten|DE|07|51.672,8.601
Sachse|US|TX|32.976,-96.595
Sun City West|US|AZ|33.662,-112.341
Sabang|ID|01|5.89,95.316
Šaľa|SK|04|48.151,17.881
San Benito|US|TX|26.133,-97.631
Singāpur|IN|40|17.47,78.126
Sahaspur|IN|36|29.121,78.623
Sarreguemines|FR|44|49.11,7.067
Staunton|US|VA|38.15,-79.073
Selma|US|CA|36.571,-119.612
South Windsor|US|CT|41.824,-72.621
San Antonio Tecómitl|MX|09|19.218,-98.988
Santa Quitéria|BR|06|-4.332,-40.157
Saint-Bruno-de-Montarville|CA|10|45.533,-73.349
Skopin|RU|62|53.825,39.551
Scaggsville|US|MD|39.145,-76.9
Sirari|TZ|08|-1.254,34.476
Semënov|RU|51|56.787,44.493
South Plainfield|US|NJ|40.579,-74.412
Saint-Laurent-du-Maroni|GF|GF|5.502,-54.029
Syke|DE|06|52.913,8.822
Socorro|BR|27|-22.591,-46.529
Selydove|UA|05|48.147,37.3
South Riding|US|VA|38.921,-77.504
Sühbaatar|MN|16|50.231,106.208
Saint John’s|AG|04|17.121,-61.843
Sitārganj|IN|39|28.929,79.704
Santiago Sacatepéquez|GT|16|14.635,-90.677
Searcy|US|AR|35.251,-91.736
Sikandarpur|IN|36|26.043,84.053
Srīsailain|IN|02|16.072,78.868
San Juan Ixtayopan|MX|09|19.232,-98.999
Samborondón|EC|10|-1.963,-79.724
Schleswig|DE|10|54.522,9.559
Summerlin South|US|NV|36.117,-115.33
Sipalay|PH|06|9.752,122.404
Sebastian|US|FL|27.816,-80.471
Setakamachi-takayanagi|JP|07|33.149,130.465
San Miguel el Alto|MX|14|21.03,-102.404
Saint-Constant|CA|10|45.367,-73.566
Svay Rieng|KH|18|11.088,105.799
Scottburgh|ZA|02|-30.287,30.753
Shrīrangapattana|IN|19|12.423,76.684
Sonneberg|DE|15|50.359,11.175
South Portland Gardens|US|ME|43.639,-70.315
Sliedrecht|NL|11|51.821,4.776
Sohāgpur|IN|35|22.701,78.195
San Giovanni a Teduccio|IT|04|40.838,14.306
Şarkışla|TR|58|39.352,36.41
Step’anavan|AM|06|41.01,44.385
Sora|IT|07|41.718,13.614
San Pedro del Pinatar|ES|31|37.836,-0.791
San Pedro|AR|14|-26.622,-54.108
Sèvres|FR|11|48.823,2.218
Spinea-Orgnano|IT|20|45.491,12.155
San Fernando|PH|07|10.162,123.708
Sovetskiy|RU|32|61.361,63.584
Sarıkamış|TR|84|40.328,42.587
Skawina|PL|77|49.975,19.829
Saint-Pol-sur-Mer|FR|32|51.031,2.34
São Luís de Montes Belos|BR|29|-16.525,-50.372
Santa Cruz del Quiché|GT|14|15.031,-91.149
Songwa|TZ|15|-3.517,33.517
Szentendre|HU|16|47.669,19.076
Scotch Plains|US|NJ|40.655,-74.39
Semikarakorsk|RU|61|47.517,40.806
São Gonçalo do Amarante|BR|06|-3.607,-38.968
Steenbergen|NL|06|51.584,4.319
San Ignacio de Velasco|BO|08|-16.367,-60.95
Seriate|IT|09|45.685,9.725
Santa Cruz de El Seibo|DO|28|18.766,-69.039
Strakonice|CZ|79|49.261,13.902
Sidi Abdelli|DZ|15|35.069,-1.137
San Martín de los Andes|AR|15|-40.158,-71.353
San Martín Cuautlalpan|MX|15|19.276,-98.832
Santa Maria da Vitória|BR|05|-13.388,-44.199
San José Iturbide|MX|11|21.002,-100.384
Shīshgarh|IN|36|28.729,79.315
San Lorenzo|US|CA|37.681,-122.124
Sāvantvādi|IN|16|15.904,73.822
Sobue|JP|01|35.25,136.717
Springfield|US|PA|39.931,-75.32
San Marcos|NI|02|11.909,-86.204
Sangerhausen|DE|14|51.472,11.295
Salah Bey|DZ|12|35.855,5.291
Soygaon|IN|16|20.596,75.618
Selargius|IT|14|39.258,9.163
Sassandra|CI|76|4.954,-6.085
Schijndel|NL|06|51.623,5.432
South Old Bridge|US|NJ|40.408,-74.354
San Sebastiano|IT|09|45.652,10.257
Świebodzice|PL|72|50.86,16.32
Sisophon|KH|25|13.586,102.974
Sucre|CO|27|8.811,-74.721
Sibaté|CO|33|4.492,-74.26
Shirahamachō-usazakiminami|JP|13|34.783,134.717
São João Nepomuceno|BR|15|-21.54,-43.011
San Jorge Pueblo Nuevo|MX|15|19.254,-99.628
San Sebastián de Mariquita|CO|28|5.199,-74.893
Starnberg|DE|02|48.002,11.344
Stadthagen|DE|06|52.323,9.203
Shāmgarh|IN|35|24.188,75.639
Sehnde|DE|06|52.314,9.968
Solon|US|OH|41.39,-81.441
Siófok|HU|17|46.904,18.058
Sechura|PE|20|-5.557,-80.822
Scheveningen|NL|11|52.105,4.276
Sremčica|RS|SE|44.677,20.392
Saint-Ouen-l'Aumône|FR|11|49.044,2.121
Staßfurt|DE|14|51.852,11.585
Santa Luzia|BR|13|-7.643,-47.217
Saidpur|IN|36|25.537,83.224
Sainte-Anne|GP|GP|16.226,-61.381
Shido|JP|17|34.323,134.173
Severskaya|RU|38|44.854,38.677
Sāmbhar|IN|24|26.908,75.191
Stalybridge|GB|ENG|53.484,-2.059
Seveso|IT|09|45.647,9.143
San Carlos|CO|02|7.792,-74.773
San Mateo Otzacatipan|MX|17|19.333,-99.603
Saiha|IN|31|22.492,92.981
Santo Tomé|AR|06|-28.549,-56.041
Serra Negra|BR|27|-22.612,-46.701
San Miguel Coatlinchán|MX|15|19.45,-98.873
Schwetzingen|DE|01|49.382,8.582
Santo Antônio do Monte|BR|15|-20.087,-45.294
Saint-Nicolas|BE|WAL|50.628,5.532
Seaford|GB|ENG|50.771,0.103
Sept-Îles|CA|10|50.2,-66.382
San Vicente|CL|08|-34.433,-71.083
Sirsi|IN|36|28.639,78.643
San José del Valle|MX|14|20.764,-105.228
Segundo Ensanche|ES|32|42.814,-1.643
Saint-Ghislain|BE|WAL|50.448,3.819
Shizunai-furukawachō|JP|12|42.334,142.367
San Javier|CL|11|-35.595,-71.729
Shakhun’ya|RU|51|57.676,46.611
Sofo-Birnin-Gwari|NG|23|11.015,6.78
Seaham|GB|ENG|54.839,-1.346
South Elgin|US|IL|41.994,-88.292
Sergach|RU|51|55.531,45.466
San Lazzaro|IT|05|44.471,11.409
Silapathar|IN|03|27.594,94.724
San Lorenzo|HN|17|13.424,-87.447
Sandyford|IE|L|53.275,-6.225
Setti Fatma|MA|07|31.225,-7.678
Senden|DE|02|48.324,10.044
Snina|SK|05|48.989,22.151
Sudbury|GB|ENG|52.039,0.731
Sahāwar|IN|36|27.796,78.834
Sidhaulī|IN|36|27.282,80.835
South Bradenton|US|FL|27.463,-82.582
Shōbu|JP|34|36.067,139.6
Someshwar|IN|19|13.491,75.066
San José del Guaviare|CO|14|2.573,-72.646
Sadalgi|IN|19|16.559,74.532
Sunny Isles Beach|US|FL|25.951,-80.123
Svetlyy|RU|23|54.675,20.135
Staraya Kupavna|RU|47|55.808,38.181
Somerset|US|NJ|40.498,-74.488
Saginaw|US|TX|32.86,-97.364
San Cataldo|IT|15|37.484,13.985
São João da Madeira|PT|02|40.901,-8.49
Summit|US|NJ|40.716,-74.365
Siwāna|IN|24|25.652,72.422
San Giovanni la Punta|IT|15|37.577,15.094
South Holland|US|IL|41.601,-87.607
Starobil’s’k|UA|14|49.278,38.911
Santiago de Cao|PE|13|-7.959,-79.239
Sant Feliu de Guíxols|ES|56|41.783,3.033
Soltau|DE|06|52.986,9.843
Sysert’|RU|71|56.502,60.819
San Juan de Alicante|ES|60|38.401,-0.436
Stanley|GB|ENG|54.868,-1.698
Sankt Pölten|AT|03|48.2,15.633
Seesen|DE|06|51.891,10.178
Sainte-Foy-lès-Lyon|FR|84|45.734,4.803
Smithfield|US|RI|41.922,-71.55
Sant Antoni de Portmany|ES|07|38.981,1.304
Swanley|GB|ENG|51.397,0.173
Silao|IN|34|25.084,85.428
Sakaraha|MG|51|-22.9,44.533
San Justo|AR|21|-30.789,-60.592
Sondershausen|DE|15|51.37,10.87
South Euclid|US|OH|41.523,-81.518
Santa María Atzompa|MX|20|17.102,-96.777
Silute|LT|58|55.349,21.483
Środa Wielkopolska|PL|86|52.228,17.276
Świebodzin|PL|76|52.248,15.534
Sugar Hill|US|GA|34.106,-84.034
Shibetsu|JP|12|43.659,145.132
Senica|SK|07|48.679,17.367
Saint-Lô|FR|28|49.116,-1.09
Stadtallendorf|DE|05|50.823,9.013
South Lake Tahoe|US|CA|38.933,-119.984
Sombrerete|MX|32|23.635,-103.642
San Pablo|CR|04|9.996,-84.097
Samthar|IN|36|25.843,78.907
Saktī|IN|37|22.027,82.961
Sha Tin|HK|NST|22.383,114.183
Suai|TL|CO|-9.313,125.256
Sedalia|US|MO|38.704,-93.228
Sceaux|FR|11|48.776,2.29
Santa Rosa de Viterbo|BR|27|-21.473,-47.363
Shimanovsk|RU|05|52.006,127.678
Sokal’|UA|15|50.474,24.283
Shahpur Chakar|PK|05|26.154,68.65
Stoneham|US|MA|42.48,-71.1
Schortens|DE|06|53.533,7.95
Seondha|IN|35|26.154,78.781
Shelbyville|US|TN|35.483,-86.46
Sonthofen|DE|02|47.518,10.283
Saint-Mandé|FR|11|48.839,2.416
South Milwaukee|US|WI|42.911,-87.861
Sampués|CO|27|9.184,-75.382
Sheksna|RU|85|59.21,38.511
Saint Andrews|US|SC|34.045,-81.129
San José de Ocoa|DO|36|18.547,-70.506
San Nicola la Strada|IT|04|41.052,14.333
Sexmoan|PH|03|14.944,120.623
Sulmona|IT|01|42.049,13.926
San Pedro Totoltepec|MX|17|19.311,-99.572
Suvorov|RU|76|54.122,36.497
Salzwedel|DE|14|52.854,11.152
Sotouboua|TG|22|8.563,0.984
Shin’ichi|JP|11|34.555,133.273
Stowmarket|GB|ENG|52.189,0.998
San José de Jáchal|AR|18|-30.241,-68.747
Sitampiky|MG|41|-16.667,46.1
Soanindrariny|MG|12|-19.9,47.233
Sabunçu|AZ|09|40.443,49.948
Shama Junction|GH|09|5.018,-1.664
Sarauli|IN|36|28.494,79.092
Sanford|US|ME|43.439,-70.774
Silver Firs|US|WA|47.866,-122.155
Sumpango|GT|16|14.646,-90.734
Saint-Genis-Laval|FR|84|45.695,4.793
South El Monte|US|CA|34.052,-118.047
San Rafael|MX|15|19.21,-98.756
Saint-Louis|FR|44|47.592,7.559
Sidney|US|OH|40.284,-84.156
Sömmerda|DE|15|51.159,11.115
Sweetwater|US|FL|25.763,-80.373
Saint-Michel-sur-Orge|FR|11|48.635,2.308
Skive|DK|18|56.567,9.027
Shiraoi|JP|12|42.55,141.35
Šuto Orizare|MK|F6|42.04,21.425
Sarzedo|BR|15|-20.035,-44.145
Sulzbach-Rosenberg|DE|02|49.501,11.746
San Juan de Aznalfarache|ES|51|37.358,-6.037
Sivagiri|IN|25|9.345,77.429
Sortavala|RU|28|61.712,30.71
Shoham|IL|02|31.999,34.946
Simpsonville|US|SC|34.737,-82.254
Sant'Anastasia|IT|04|40.868,14.402
Surovikino|RU|84|48.607,42.846
Sedan|FR|44|49.702,4.94
Senago|IT|09|45.576,9.126
São João da Barra|BR|21|-21.64,-41.051
Stadtlohn|DE|07|51.994,6.919
Stamford|GB|ENG|52.65,-0.483
Stourport-on-Severn|GB|ENG|52.34,-2.28
Sapulpa|US|OK|35.999,-96.114
São Luís do Quitunde|BR|02|-9.318,-35.561
South San Jose Hills|US|CA|34.013,-117.905
Sainte-Suzanne|RE|RE|-20.906,55.608
Shōbara|JP|11|34.85,133.017
Sena Madureira|BR|01|-9.063,-68.672
San Buenaventura|MX|07|27.062,-101.549
Samfya|ZM|04|-11.365,29.557
Sobinka|RU|83|55.986,40.011
Sarzana|IT|08|44.112,9.962
São Pedro|BR|21|-22.423,-42.966
Secunda|ZA|07|-26.55,29.167
Suibara|JP|29|37.846,139.23
Sensuntepeque|SV|02|13.867,-88.633
Sainte-Marie|MQ|MQ|14.784,-60.992
Schilde|BE|VLG|51.241,4.583
Senden|DE|07|51.856,7.483
Santa Anita|MX|14|20.551,-103.444
Somoto|NI|09|13.481,-86.582
Senta|RS|VO|45.928,20.077
San Jacinto|CO|35|9.828,-75.122
San Pablo Jocopilas|GT|20|14.589,-91.452
Serchhīp|IN|31|23.293,92.847
Strzelce Opolskie|PL|79|50.511,18.301
Sederot|IL|01|31.525,34.597
Sligo|IE|C|54.27,-8.469
Srīnagar|IN|39|30.222,78.783
Solin|HR|15|43.543,16.493
San Lorenzo de Esmeraldas|EC|09|1.286,-78.835
Siilinjärvi|FI|11|63.083,27.667
San Antonio de la Cal|MX|20|17.029,-96.701
Sainte-Rose|GP|GP|16.333,-61.697
Shelby|US|NC|35.292,-81.536
Sulphur|US|LA|30.237,-93.377
Shiozawa|JP|29|37.038,138.849
Sredneuralsk|RU|71|56.989,60.467
South Saint Paul|US|MN|44.893,-93.035
Sampaloc|PH|40|14.54,121.36
Sandown|GB|ENG|50.652,-1.161
Sesheke|ZM|01|-17.476,24.297
Stephenville|US|TX|32.221,-98.202
Sunagawa|JP|12|43.486,141.906
Shemonaīkha|KZ|15|50.628,81.912
Stebnyk|UA|15|49.294,23.564
Sirumugai|IN|25|11.321,77.005
Sing Buri|TH|33|14.888,100.405
Sürmene|TR|61|40.906,40.128
San Giovanni Lupatoto|IT|20|45.382,11.045
Schwanewede|DE|06|53.233,8.6
Sambiase|IT|03|38.967,16.283
Sidi Ifni|MA|09|29.38,-10.173
Stadskanaal|NL|04|52.989,6.95
Steinkjer|NO|21|64.015,11.495
Surkhpur|PK|04|32.718,74.448
Swinton|GB|ENG|53.5,-2.35
Stenløse|DK|17|55.768,12.197
Sueyoshichō-ninokata|JP|18|31.65,131.017
Socastee|US|SC|33.684,-78.998
Siswā Bāzār|IN|36|27.147,83.758
Shisui|JP|04|35.717,140.267
Sāvda|IN|16|21.151,75.889
Saynshand|MN|07|44.882,110.116
Seddouk|DZ|18|36.547,4.686
Saint-Jean-de-Braye|FR|24|47.913,1.977
Steinhagen|DE|07|52,8.4
Shizukuishi|JP|16|39.694,140.984
Selden|US|NY|40.866,-73.036
Suket|IN|24|24.646,76.042
Sangod|IN|24|24.927,76.286
Southbury|US|CT|41.481,-73.213
Sawankhalok|TH|09|17.316,99.832
Sand Springs|US|OK|36.14,-96.109
Saint-Gratien|FR|11|48.974,2.287
Snellville|US|GA|33.857,-84.02
Sparta|US|NJ|41.033,-74.638
Sūrajgarh|IN|24|28.31,75.733
Sam Roi Yot|TH|57|12.271,99.872
Sédhiou|SN|18|12.708,-15.557
Sarai Naurang|PK|03|32.826,70.781
Salmon Creek|US|WA|45.711,-122.649
Sonāri|IN|03|27.025,95.016
Suay|PH|06|10.053,122.842
San Cristóbal Verapaz|GT|01|15.396,-90.565
Spanish Lake|US|MO|38.788,-90.216
San Juan Zitlaltepec|MX|17|19.812,-99.145
Seferihisar|TR|35|38.197,26.839
San Francisco|PH|03|15.356,120.84
Seligenstadt|DE|05|50.043,8.974
São Raimundo Nonato|BR|20|-9.015,-42.699
Srīrāmnagar|IN|40|17.267,78.255
Santa Cruz Cabrália|BR|05|-16.278,-39.025
San Isidro|ES|53|28.076,-16.558
São João dos Patos|BR|13|-6.495,-43.702
Sebeta|ET|51|8.917,38.617
Selma|US|AL|32.407,-87.021
Sint-Katelijne-Waver|BE|VLG|51.067,4.535
São Gonçalo do Sapucaí|BR|15|-21.892,-45.595
Seymour|US|IN|38.959,-85.89
Sil-li|KP|15|39.495,125.474
South Ockendon|GB|ENG|51.508,0.283
Schwalmtal|DE|07|51.217,6.267
Sibbo|FI|01|60.378,25.269
Sikka|IN|09|22.432,69.842
Skadovs’k|UA|08|46.116,32.911
Sojītra|IN|09|22.539,72.72
Singur|IN|28|22.809,88.229
Schopfheim|DE|01|47.651,7.821
Shāhpur|IN|35|21.237,76.226
Sobradinho|BR|05|-12.833,-39.1
Sun Valley|US|NV|39.596,-119.776
Sherwood|US|OR|45.357,-122.84
Schwalmstadt|DE|05|50.933,9.217
Svilengrad|BG|43|41.767,26.2
Spoleto|IT|18|42.741,12.739
Sun City Center|US|FL|27.718,-82.352
Strășeni|MD|89|47.142,28.608
Schifferstadt|DE|08|49.384,8.377
Sondrio|IT|09|46.169,9.871
Silverdale|US|WA|47.645,-122.695
Schneverdingen|DE|06|53.117,9.795
Shchigry|RU|41|51.876,36.904
's-Gravenzande|NL|11|52.002,4.165
São Sepé|BR|23|-30.161,-53.565
Shoreham-by-Sea|GB|ENG|50.834,-0.274
Sanary-sur-Mer|FR|93|43.12,5.802
Senlis|FR|32|49.207,2.587
Suriānwān|IN|36|25.464,82.419
Santa Brígida|ES|53|28.032,-15.504
Shelbyville|US|IN|39.521,-85.777
Secaucus|US|NJ|40.79,-74.057
San Rafael Oriente|SV|09|13.383,-88.35
Sibiti|CG|05|-3.682,13.35
Sokółka|PL|81|53.407,23.502
Saco|US|ME|43.501,-70.443
Saravia|PH|06|10.878,122.968
Sơn La|VN|32|21.326,103.919
Southbridge|US|MA|42.075,-72.033
Samho-rodongjagu|KP|03|39.947,127.871
São Sebastião do Caí|BR|23|-29.587,-51.376
Silla|ES|60|39.363,-0.412
Şemdinli|TR|70|37.305,44.574
Sylvania|US|OH|41.719,-83.713
Sulya|IN|19|12.561,75.387
Sélestat|FR|44|48.262,7.449
Sarayköy|TR|20|37.924,28.925
São João da Talha|PT|14|38.824,-9.097
Stillwater|US|MN|45.056,-92.806
Shimokizukuri|JP|03|40.816,140.375
Skhodnya|RU|47|55.948,37.298
Shāhpur|IN|36|29.35,77.552
Sierpc|PL|78|52.857,19.669
Sant'Antonio Abate|IT|04|40.722,14.54
South Elmsall|GB|ENG|53.597,-1.28
Syosset|US|NY|40.826,-73.502
Slyudyanka|RU|20|51.659,103.706
São Miguel do Araguaia|BR|29|-13.275,-50.163
South Burlington|US|VT|44.467,-73.171
Staroshcherbinovskaya|RU|38|46.631,38.674
Shushenskoye|RU|91|53.325,91.936
Svatove|UA|14|49.41,38.15
Sonepur|IN|21|20.833,83.917
Sunchales|AR|21|-30.944,-61.561
Sumag|PH|06|10.601,122.919
San Marcelino|PH|03|14.974,120.157
Sarstedt|DE|06|52.235,9.854
Schwalbach|DE|09|49.3,6.817
Samraong|KH|27|14.182,103.518
Suwanee|US|GA|34.051,-84.071
Shpola|UA|01|49.007,31.395
Srirāmpur|IN|28|22.948,88.02
Sorgues|FR|93|44.01,4.874
Sinmak|KP|07|38.417,126.233
San Mariano|PH|11|7.5,126
Shushi|AZ|55|39.76,46.75
San Andrés Itzapa|GT|03|14.622,-90.843
Siavonga|ZM|07|-16.538,28.709
Stroitel’|RU|09|50.785,36.483
Samrāla|IN|23|30.836,76.193
Sachsenheim|DE|01|48.96,9.065
São Marcos|BR|23|-28.971,-51.068
Seynod|FR|84|45.885,6.088
Szamotuły|PL|86|52.612,16.578
San Miguel|PH|03|15.444,120.599
Santa Iria da Azóia|PT|14|38.841,-9.099
Schramberg|DE|01|48.224,8.386
San Francisco|PH|13|8.536,125.95
Starodub|RU|10|52.584,32.763
Schwarzenberg|DE|13|50.538,12.785
San Mauro Torinese|IT|12|45.104,7.768
San Bartolomé|ES|53|29.001,-13.613
Santa Rosa Jauregui|MX|22|20.741,-100.448
Shumikha|RU|40|55.226,63.296
Santa Gertrudes|BR|27|-22.457,-47.53
Schkeuditz|DE|13|51.397,12.221
Sant Quirze del Vallès|ES|56|41.533,2.083
Stafford|US|TX|29.616,-95.558
Sélibaby|MR|10|15.158,-12.184
Santo Amaro da Imperatriz|BR|26|-27.688,-48.779
Sulejówek|PL|78|52.252,21.269
Santa Elena|AR|08|-30.944,-59.788
Santa Cruz del Norte|CU|MA|23.154,-81.926
Sanaur|IN|23|30.302,76.458
Shenandoah|US|LA|30.401,-91.001
Saraipali|IN|37|21.315,83.006
Simão Dias|BR|28|-10.738,-37.811
Sulzbach|DE|09|49.299,7.057
Saladas|AR|06|-28.254,-58.626
Shibushi|JP|18|31.476,131.101
Shafter|US|CA|35.501,-119.272
Sherrelwood|US|CO|39.838,-105.001
Sagua de Tánamo|CU|12|20.583,-75.241
Saint-Avold|FR|44|49.105,6.704
São Domingos do Maranhão|BR|13|-5.576,-44.385
San Martín de la Vega|ES|29|40.207,-3.571
Saint-Omer|FR|32|50.748,2.261
Santiago Ixcuintla|MX|18|21.813,-105.208
Sokołów Podlaski|PL|78|52.407,22.253
Siquirres|CR|06|10.097,-83.507
Steubenville|US|OH|40.37,-80.634
Studeničane|MK|A2|41.922,21.535
São José do Egito|BR|30|-7.479,-37.274
Springboro|US|OH|39.552,-84.233
Soure|BR|16|-0.717,-48.523
Sestu|IT|14|39.298,9.092
Sertânia|BR|30|-8.074,-37.264
San Benito Abad|CO|27|8.929,-75.027
Szarvas|HU|03|46.867,20.55
Sel’tso|RU|10|53.368,34.103
Somerset|US|MA|41.77,-71.129
Seminole|US|FL|27.84,-82.791
Santo Antônio de Posse|BR|27|-22.606,-46.919
Salamina|CO|37|5.407,-75.487
Sulechów|PL|76|52.084,15.625
Sátoraljaújhely|HU|04|48.395,21.659
Santa Fe Springs|US|CA|33.947,-118.085
San Andrés Cuexcontitlán|MX|17|19.359,-99.622
Sakchu-ŭp|KP|11|40.389,125.047
Sint-Genesius-Rode|BE|VLG|50.746,4.358
Sompeta|IN|02|18.944,84.584
Sandbach|GB|ENG|53.145,-2.363
St. Marys|US|GA|30.731,-81.546
San Lucas Sacatepéquez|GT|16|14.611,-90.657
Samdari|IN|24|25.813,72.579
Saulgau|DE|01|48.017,9.501
San Lorenzo de El Escorial|ES|29|40.591,-4.147
Scarsdale|US|NY|41.005,-73.785
Sinzig|DE|08|50.544,7.246
Sheridan|US|WY|44.797,-106.956
Sovetsk|RU|33|57.585,48.958
Sarwār|IN|24|26.063,75.011
Sarāi Mīr|IN|36|26.027,82.918
Saint-Amand-les-Eaux|FR|32|50.447,3.431
Singarāyakonda|IN|02|15.23,80.028
Santa María Ajoloapan|MX|17|19.764,-98.959
Sa‘īr|PS|WE|31.579,35.14
San Pa Tong|TH|02|18.628,98.896
Spennymoor|GB|ENG|54.699,-1.602
Saýat|TM|04|38.784,63.88
Seydi|TM|05|39.482,62.914
Socorro|CO|26|6.468,-73.26
Santuario|CO|02|6.138,-75.264
Sacavém|PT|14|38.792,-9.108
Sycamore|US|IL|41.989,-88.687
Schmalkalden|DE|15|50.721,10.444
Sin-le-Noble|FR|32|50.362,3.131
Svobody|RU|70|44.026,43.05
Sint-Gillis-Waas|BE|VLG|51.219,4.124
South Hadley|US|MA|42.258,-72.575
Shaw|US|DC|38.912,-77.021
Santiago Momoxpan|MX|21|19.074,-98.267
San Vito dei Normanni|IT|13|40.656,17.708
Salaspils|LV|C3|56.86,24.365
Schmelz|DE|09|49.433,6.85
Squamish|CA|02|49.699,-123.156
Słubice|PL|76|52.351,14.561
Százhalombatta|HU|16|47.329,18.939
Salonta|RO|05|46.8,21.65
Stevenson Ranch|US|CA|34.39,-118.574
South Houston|US|TX|29.663,-95.235
Saint-Jean-de-la-Ruelle|FR|24|47.911,1.865
Sigli|ID|01|5.385,95.961
Saint Matthews|US|KY|38.253,-85.656
Same|TZ|06|-4.067,37.733
Safety Harbor|US|FL|27.991,-82.693
Skvyra|UA|13|49.732,29.666
Sarāi Ākil|IN|36|25.379,81.51
Soisy-sous-Montmorency|FR|11|48.988,2.302
Svitavy|CZ|86|49.756,16.468
Saraktash|RU|55|51.788,56.361
Sleaford|GB|ENG|52.998,-0.409
San Giovanni in Fiore|IT|03|39.254,16.697
San Bonifacio|IT|20|45.396,11.274
Sudbury|US|MA|42.383,-71.416
Saint-Cyr-sur-Loire|FR|24|47.4,0.667
Sanxenxo|ES|58|42.4,-8.807
South Orange|US|NJ|40.749,-74.261
Stabroek|BE|VLG|51.332,4.371
Seabrook|US|MD|38.968,-76.847
Saint-Augustin-de-Desmaures|CA|10|46.741,-71.451
Sardulgarh|IN|23|29.692,75.236
San Salvador El Seco|MX|21|19.133,-97.642
Suvorovskaya|RU|70|44.19,42.66
Schlüchtern|DE|05|50.349,9.525
Srīperumbūdūr|IN|25|12.968,79.942
Sabak Bernam|MY|12|3.77,100.988
São Bento|BR|13|-2.696,-44.821
Santo Anastácio|BR|27|-21.838,-51.61
Sonsón|CO|02|5.711,-75.311
Santa Maria|CV|08|16.598,-22.905
Sitangkai|PH|14|4.661,119.396
Santa Quitéria do Maranhão|BR|13|-3.516,-42.547
Serinhisar|TR|20|37.581,29.266
Sake|CD|11|-1.574,29.043
Steenwijk|NL|15|52.788,6.121
Selb|DE|02|50.171,12.131
San Salvador Atenco|MX|15|19.552,-98.919
San Salvo|IT|01|42.044,14.733
Santa Cruz de la Palma|ES|53|28.684,-17.764
Sevan|AM|04|40.547,44.942
Shurugwi|ZW|02|-19.67,30.006
São Jerônimo|BR|23|-29.959,-51.722
Solânea|BR|17|-6.755,-35.54
Saint-Lazare|CA|10|45.4,-74.133
São Pedro da Cova|PT|17|41.143,-8.5
Strzegom|PL|72|50.963,16.35
San Fernando de Monte Cristi|DO|15|19.848,-71.646
Sadabe|MG|11|-18.633,47.7
Scarborough|TT|11|11.182,-60.735
San Diego|CR|02|9.899,-84.003
Stekene|BE|VLG|51.21,4.037
Sacramento|BR|15|-19.865,-47.44
Saint-Joseph|MQ|MQ|14.671,-61.039
San Antonio Oeste|AR|16|-40.732,-64.948
Sestri Levante|IT|08|44.273,9.397
South Ogden|US|UT|41.192,-111.971
Sint-Oedenrode|NL|06|51.568,5.46
San Miniato|IT|16|43.68,10.85
Silva Jardim|BR|21|-22.651,-42.392
Sidrolândia|BR|11|-20.932,-54.961
San Jorge|AR|21|-31.896,-61.86
Sant Celoni|ES|56|41.689,2.49
Sibanicú|CU|05|21.236,-77.526
Sayville|US|NY|40.736,-73.082
Stockach|DE|01|47.851,9.009
Sabana Grande de Boyá|DO|32|18.945,-69.793
Sawang Daen Din|TH|20|17.475,103.458
San Carlos Park|US|FL|26.467,-81.801
Salinas de Hidalgo|MX|24|22.628,-101.714
San Ignacio|BZ|02|17.159,-89.07
Saoula|DZ|55|36.705,3.025
Springfield|US|TN|36.509,-86.885
Saint Andrews|GB|SCT|56.339,-2.799
Savigliano|IT|12|44.648,7.657
Sartell|US|MN|45.622,-94.207
Schneeberg|DE|13|50.595,12.641
Sivagiri|IN|25|11.12,77.788
Seabra|BR|05|-12.417,-41.77
Sainte-Catherine|CA|10|45.4,-73.582
Santa Maria|PH|11|6.554,125.471
Serinyol|TR|31|36.361,36.214
Shorewood|US|IL|41.52,-88.202
Santo Antônio do Amparo|BR|15|-20.946,-44.919
Sallanches|FR|84|45.944,6.632
San Felipe|MX|02|31.025,-114.839
Santa Rosa Treinta|MX|17|18.7,-99.184
Sillamäe|EE|03|59.397,27.763
Scordia|IT|15|37.295,14.841
Suchiapa|MX|05|16.626,-93.101
Sacile|IT|06|45.954,12.503
Shirhatti|IN|19|15.234,75.58
Sudak|UA|11|44.849,34.975
San Juan Bautista|PY|12|-26.669,-57.146
Sigmaringen|DE|01|48.088,9.23
Sandalfoot Cove|US|FL|26.339,-80.187
San Felice A Cancello|IT|04|41.017,14.487
Suzzara|IT|09|44.992,10.744
Severo-Zadonsk|RU|76|54.035,38.402
Seymour|US|CT|41.397,-73.076
Stockelsdorf|DE|10|53.892,10.647
Sālūmbar|IN|24|24.135,74.044
Savanna-la-Mar|JM|16|18.219,-78.133
Saluzzo|IT|12|44.647,7.493
Segbwema|SL|01|7.995,-10.95
Swansea|US|MA|41.748,-71.19
Senador Pompeu|BR|06|-5.588,-39.372
San Francisco Tlalcilalcalpan|MX|15|19.295,-99.768
Svalyava|UA|25|48.549,22.996
Seka|TH|81|17.929,103.955
Sevierville|US|TN|35.868,-83.562
Saint Peter Port|GG|6417228|49.46,-2.535
São Félix do Xingu|BR|16|-6.645,-51.995
Stuart|US|FL|27.198,-80.253
San Antonio Acahualco|MX|15|19.274,-99.772
Santa Lucía|UY|02|-34.453,-56.391
Sikeston|US|MO|36.877,-89.588
Saint Pierre|MU|15|-20.218,57.521
Saint Michael|US|MN|45.21,-93.665
South River|US|NJ|40.446,-74.386
Seeheim-Jugenheim|DE|05|49.765,8.652
Sunset|US|FL|25.706,-80.352
Sabaneta|DO|26|19.478,-71.341
Schofield Barracks|US|HI|21.498,-158.065
Saint-Cyr-l'École|FR|11|48.799,2.068
Sultanpur|IN|23|31.215,75.196
Sunnyside|US|WA|46.324,-120.009
Streetsboro|US|OH|41.239,-81.346
Sancoale|IN|33|15.378,73.904
Stockerau|AT|03|48.383,16.217
San Martín|CO|19|3.696,-73.7
Straßgang|AT|06|47.033,15.4
San Pedro de Lloc|PE|13|-7.429,-79.504
São Joaquim|BR|26|-28.294,-49.932
Saran|FR|24|47.95,1.876
Spárti|GR|ESYE25|37.074,22.43
San Mateo|PH|02|16.882,121.587
Seseña|ES|54|40.105,-3.698
Stara Pazova|RS|VO|44.985,20.161
Surkhakhi|RU|19|43.188,44.902
Sainte-Catherine|CA|10|46.318,-72.566
Sudley|US|VA|38.793,-77.497
Stadt Winterthur (Kreis 1)|CH|ZH|47.495,8.72
San Miguel De Abona|ES|53|28.098,-16.617
Shahr Sultan|PK|04|29.575,71.022
Shilovo|RU|62|54.32,40.874
Somerset East|ZA|05|-32.722,25.588
San Francisco|SV|08|13.7,-88.1
Schrobenhausen|DE|02|48.561,11.261
Staszów|PL|84|50.563,21.166
Santa Ana Xalmimilulco|MX|21|19.213,-98.382
San Francisco de los Romo|MX|01|22.077,-102.271
San Vicente|PH|03|15.292,120.655
Scicli|IT|15|36.79,14.703
Sukhinichi|RU|25|54.1,35.343
Sulphur Springs|US|TX|33.138,-95.601
Siloam Springs|US|AR|36.188,-94.54
Santiago Tulantepec|MX|13|20.036,-98.356
Świdwin|PL|87|53.775,15.777
Saint-Leu-la-Forêt|FR|11|49.017,2.25
Sezze|IT|07|41.5,13.062
Shāhi|IN|36|28.55,79.318
Siuna|NI|17|13.733,-84.777
Saint-Fons|FR|84|45.709,4.853
Santa Helena|BR|13|-2.231,-45.3
Saint-Avertin|FR|24|47.364,0.74
San Giovanni Valdarno|IT|16|43.568,11.53
Sarigerme|TR|48|36.715,28.704
Sint-Kruis|BE|VLG|51.214,3.249
Stará Ľubovňa|SK|05|49.299,20.686
San Rafael Tlanalapan|MX|21|19.292,-98.468
Sodhri|PK|04|32.462,74.182
Sinjhoro|PK|05|26.03,68.809
Sangre Grande|TT|SGE|10.587,-61.13
Shahrak|AF|09|34.107,64.305
San José del Castillo|MX|14|20.514,-103.238
Sunland Park|US|NM|31.797,-106.58
Southchase|US|FL|28.393,-81.383
Senirkent|TR|33|38.104,30.549
Saint-Égrève|FR|84|45.233,5.682
Sava|IT|13|40.402,17.553
Seagoville|US|TX|32.64,-96.538
Satuba|BR|02|-9.563,-35.824
Santiago Tlacotepec|MX|15|19.227,-99.671
Shāhpur|IN|34|25.603,84.404
Sanarate|GT|05|14.788,-90.199
Sunel|IN|24|24.371,75.957
Sisauli|IN|36|29.414,77.469
Sagalo|ML|03|12.2,-10.7
Slobozhans’ke|UA|07|49.597,36.526
San Clemente|PE|11|-13.667,-76.15
Sannicandro Garganico|IT|13|41.838,15.565
Sant Just Desvern|ES|56|41.384,2.068
Sinnai|IT|14|39.303,9.203
San Giovanni in Persiceto|IT|05|44.638,11.184
Schiffweiler|DE|09|49.367,7.133
Staphorst|NL|15|52.645,6.211
Santa Lucía|CO|04|10.324,-74.96
Salsomaggiore Terme|IT|05|44.816,9.986
Sierre|CH|VS|46.292,7.536
Svetogorsk|RU|42|61.112,28.863
Swanscombe|GB|ENG|51.447,0.31
Şimleu Silvaniei|RO|31|47.233,22.8
Soba|NG|23|10.981,8.057
Shively|US|KY|38.2,-85.823
Shchuchyn|BY|03|53.601,24.747
Sinanju|KP|15|39.598,125.61
Srivaikuntam|IN|25|8.629,77.913
Saubara|BR|05|-12.738,-38.769
Siderno|IT|03|38.27,16.296
Simmerath|DE|07|50.6,6.3
San Narciso|PH|03|15.014,120.08
Sarai Sidhu|PK|04|30.595,71.97
Sim|RU|13|54.993,57.698
Spenge|DE|07|52.14,8.485
San Javier|AR|21|-30.578,-59.932
Saint-Basile-le-Grand|CA|10|45.533,-73.282
Sabanitas|PA|04|9.343,-79.81
Saltash|GB|ENG|50.41,-4.225
Santiago del Torno|BO|08|-17.987,-63.381
Satipo|PE|12|-11.252,-74.639
Santa María de Jesús|GT|16|14.495,-90.71
Sant Carles de la Ràpita|ES|56|40.617,0.6
Sassenheim|NL|11|52.225,4.522
San Pablo Oztotepec|MX|09|19.187,-99.074
Schroeder|BR|26|-26.413,-49.073
Shushary|RU|66|59.809,30.382
Stowbtsy|BY|05|53.478,26.743
South Hayling|GB|ENG|50.788,-0.977
Strunino|RU|83|56.373,38.583
Setauket-East Setauket|US|NY|40.931,-73.102
San Juan de Dios|CR|08|9.877,-84.085
Santiago Tuxtla|MX|30|18.466,-95.301
Sonzacate|SV|13|13.734,-89.715
Santa Barbara|PH|01|16.001,120.402
Seen (Kreis 3)|CH|ZH|47.476,8.77
São Miguel do Iguaçu|BR|18|-25.348,-54.238
Santafé|ES|51|37.189,-3.719
Siemiatycze|PL|81|52.427,22.862
Santa Cruz|PH|03|14.913,120.567
San Mateo Huitzilzingo|MX|15|19.229,-98.925
Somotillo|NI|03|13.044,-86.905
Sang-e Chārak|AF|33|35.85,66.437
Sāyla|IN|09|22.549,71.483
Staffanstorp|SE|27|55.643,13.206
Suzun|RU|53|53.784,82.312
Slobozia|MD|58|46.729,29.704
Shambu|ET|51|9.567,37.1
Siaya|KE|46|0.061,34.288
San Luis del Palmar|AR|06|-27.508,-58.555
Storrs|US|CT|41.808,-72.25
Sárvár|HU|22|47.254,16.935
Straelen|DE|07|51.442,6.266
Santomera|ES|31|38.061,-1.049
Solhan|TR|12|38.965,41.054
São José de Mipibu|BR|22|-6.075,-35.238
Seaford|US|NY|40.666,-73.488
Sucre|EC|14|-1.28,-80.419
Saint-Pierre-des-Corps|FR|24|47.386,0.748
Srīvardhan|IN|16|18.046,73.016
Stallings|US|NC|35.091,-80.686
Sofrino|RU|47|56.15,37.933
Shelbyville|US|KY|38.212,-85.224
Susanville|US|CA|40.416,-120.653
Soumagne|BE|WAL|50.614,5.747
São Gabriel da Cachoeira|BR|04|-0.118,-67.085
Saint-Maximin-la-Sainte-Baume|FR|93|43.448,5.861
Samobor|HR|20|45.803,15.718
South Yuba City|US|CA|39.117,-121.639
Saffron Walden|GB|ENG|52.023,0.242
Safi|JO|09|31.036,35.465
San Nicolas|AW|00|12.436,-69.907
Steffisburg|CH|BE|46.778,7.632
Suifenhe|CN|08|44.4,131.148
Sarandi|BR|23|-27.944,-52.923
Sarandë|AL|51|39.875,20.005
Seven Oaks|US|SC|34.049,-81.146
Sarykemer|KZ|17|43,71.5
Sukuta|GM|05|13.41,-16.708
Sinfin|GB|ENG|52.882,-1.487
Solec Kujawski|PL|73|53.084,18.226
Santa Bárbara|HN|16|14.919,-88.236
Sorada|IN|21|19.761,84.43
San Gabriel|EC|05|0.593,-77.831
Santa Cecília|BR|26|-26.961,-50.427
Slaný|CZ|88|50.23,14.087
Sakassou|CI|90|7.455,-5.293
Spanish Springs|US|NV|39.649,-119.707
Spitak|AM|06|40.832,44.267
Sterling|US|IL|41.789,-89.696
San Rafael Arriba|CR|08|9.876,-84.077
Somerton|US|AZ|32.596,-114.71
Santiago de María|SV|14|13.483,-88.467
Suluktu|KG|09|39.937,69.568
Skalica|SK|07|48.845,17.226
San Jose Village|MP|120|14.968,145.62
Sinabang|ID|01|2.48,96.38
Sintansin|KR|19|36.454,127.431
`;
