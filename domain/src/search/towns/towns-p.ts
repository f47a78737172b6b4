/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Puyang|CN|02|29.457,119.889
Pyongyang|KP|12|39.034,125.754
Pune|IN|16|18.52,73.855
Paris|FR|11|48.853,2.349
Perth|AU|08|-31.952,115.861
Pretoria|ZA|06|-25.745,28.188
Patna|IN|34|25.594,85.136
Phnom Penh|KH|22|11.562,104.916
Philadelphia|US|PA|39.952,-75.164
Phoenix|US|AZ|33.448,-112.074
Palembang|ID|32|-2.917,104.746
Puebla|MX|21|19.038,-98.203
Porto Alegre|BR|23|-30.033,-51.23
Pimpri|IN|16|18.623,73.807
Port-au-Prince|HT|11|18.543,-72.339
Peshawar|PK|03|34.008,71.578
Prague|CZ|52|50.088,14.421
Port Harcourt|NG|50|4.777,7.013
Perm|RU|90|58.01,56.25
Port Elizabeth|ZA|05|-33.961,25.615
Pingdingshan|CN|09|33.738,113.301
Pikine|SN|01|14.765,-17.391
Padang|ID|24|-0.949,100.354
Pasragad Branch|IR|09|34.778,48.472
Pietermaritzburg|ZA|02|-29.617,30.393
Pekanbaru|ID|37|0.517,101.442
Puyang Chengguanzhen|CN|09|35.705,115.014
Pointe-Noire|CG|15|-4.776,11.864
Palermo|IT|15|38.132,13.336
Portland|US|OR|45.523,-122.676
Panshan|CN|19|41.188,122.049
Pasig City|PH|NCR|14.587,121.061
Poznań|PL|86|52.407,16.93
Pristina|XK|10097360|42.673,21.167
Port Said|EG|19|31.265,32.302
Petaling Jaya|MY|12|3.107,101.607
Penza|RU|57|53.201,45.005
Puente Alto|CL|12|-33.612,-70.576
Pohang|KR|14|36.029,129.365
Port Sudan|SD|36|19.617,37.216
Pontianak|ID|11|-0.032,109.325
Pereira|CO|24|4.813,-75.696
Pasay|PH|NCR|14.537,121.001
Panamá|PA|08|8.994,-79.52
Palma|ES|07|39.569,2.65
Pasto|CO|20|1.214,-77.281
Pānihāti|IN|28|22.691,88.374
Putian|CN|07|25.439,119.01
Pingxiang|CN|03|27.617,113.854
Puerto La Cruz|VE|02|10.214,-64.633
Petare|VE|15|10.477,-66.808
Punāsa|IN|35|22.235,76.393
Piracicaba|BR|27|-22.725,-47.649
Plovdiv|BG|51|42.15,24.75
Patiāla|IN|23|30.336,76.392
Pavlodar|KZ|11|52.283,76.967
Piura|PE|20|-5.194,-80.633
Posadas|AR|14|-27.367,-55.896
Pelotas|BR|23|-31.77,-52.341
Poltava|UA|18|49.594,34.541
Preston|GB|ENG|53.763,-2.705
Percut|ID|26|3.625,98.864
Pucallpa|PE|25|-8.379,-74.554
Porto Velho|BR|24|-8.762,-63.904
Pittsburgh|US|PA|40.441,-79.996
Pānīpat|IN|10|29.387,76.968
Ponta Grossa|BR|18|-25.095,-50.162
Paulista|BR|30|-7.941,-34.873
Parbhani|IN|16|19.269,76.771
Port Moresby|PG|20|-9.477,147.151
Plano|US|TX|33.02,-96.699
Pétionville|HT|11|18.512,-72.285
Palu|ID|21|-0.908,119.871
Petrópolis|BR|21|-22.505,-43.179
Petrozavodsk|RU|28|61.785,34.347
Paraná|AR|08|-31.733,-60.529
Plymouth|GB|ENG|50.372,-4.143
Popayán|CO|09|2.438,-76.613
Pekalongan|ID|07|-6.889,109.675
Pachuca de Soto|MX|13|20.117,-98.733
Praia Grande|BR|27|-24.006,-46.403
Port-de-Paix|HT|03|19.94,-72.83
Porto|PT|17|41.15,-8.611
Palmira|CO|29|3.539,-76.304
Pathein|MM|03|16.779,94.732
Porto-Novo|BJ|16|6.496,2.604
Ploieşti|RO|30|44.95,26.017
Puducherry|IN|22|11.934,79.83
Pilar|AR|01|-34.459,-58.914
Paramaribo|SR|16|5.866,-55.167
Paradise|US|NV|36.097,-115.147
Puerto Princesa|PH|41|9.739,118.735
Prokop’yevsk|RU|29|53.906,86.719
Purwokerto|ID|07|-7.421,109.234
Purwakarta|ID|30|-6.557,107.443
Pāli|IN|24|25.773,73.323
Pematangsiantar|ID|26|2.959,99.069
Presidente Prudente|BR|27|-22.126,-51.389
Padova|IT|20|45.408,11.886
Puerto Vallarta|MX|14|20.617,-105.23
Pskov|RU|60|57.814,28.35
Petropavl|KZ|16|54.867,69.15
Panchkula|IN|10|30.695,76.85
Petaẖ Tiqwa|IL|02|32.087,34.887
Pokhara|NP|4|28.267,83.969
Pamplona|ES|32|42.817,-1.643
Purnia|IN|34|25.779,87.474
Palmas|BR|31|-10.167,-48.328
Parauapebas|BR|16|-6.067,-49.902
Petrolina|BR|30|-9.399,-40.501
Portsmouth|GB|ENG|50.799,-1.091
Parung|ID|30|-6.421,106.733
Pār Naogaon|BD|83|24.804,88.949
Paarl|ZA|11|-33.734,18.975
Planaltina|BR|07|-15.618,-47.649
Panalanoy|PH|08|11.251,125.006
Praga Południe|PL|78|52.244,21.085
Petropavlovsk-Kamchatsky|RU|92|53.044,158.651
Pinar del Río|CU|01|22.417,-83.697
Pagadian|PH|09|7.826,123.437
Pābna|BD|83|24.006,89.237
Poza Rica de Hidalgo|MX|30|20.533,-97.459
Paltan|BD|81|23.736,90.414
Pemalang|ID|07|-6.892,109.383
Pātan|NP|3|27.677,85.314
Pak Kret|TH|38|13.913,100.499
Prato|IT|16|43.88,11.097
Probolinggo|ID|08|-7.754,113.216
Passo Fundo|BR|23|-28.263,-52.407
Podolsk|RU|47|55.424,37.555
Providence|US|RI|41.824,-71.413
Proddatūr|IN|02|14.75,78.548
Pamulang|ID|30|-6.343,106.738
Pathānkot|IN|23|32.275,75.653
Puerto Cabello|VE|07|10.473,-68.013
Prizren|XK|10097361|42.214,20.74
Phra Pradaeng|TH|42|13.659,100.534
Peoria|US|AZ|33.581,-112.237
Puri|IN|21|19.798,85.825
Portoviejo|EC|14|-1.055,-80.454
Pátra|GR|ESYE23|38.244,21.734
Piteşti|RO|03|44.85,24.867
Plumbon|ID|30|-6.705,108.473
Pembroke Pines|US|FL|26.003,-80.224
Port Saint Lucie|US|FL|27.294,-80.35
Pilsen|CZ|87|49.747,13.378
Parakou|BJ|10|9.337,2.63
Piraeus|GR|ESYE31|37.942,23.646
Peterborough|GB|ENG|52.574,-0.248
Phan Thiết|VN|47|10.929,108.102
Puerto Montt|CL|14|-41.469,-72.942
Puthia|BD|83|24.365,88.834
Pasuruan|ID|08|-7.645,112.907
Palmdale|US|CA|34.579,-118.116
Perbaungan|ID|26|3.568,98.956
Pallāvaram|IN|25|12.968,80.15
Pécs|HU|02|46.072,18.231
Port Louis|MU|18|-20.162,57.499
Pasarkemis|ID|30|-6.17,106.53
Pasadena|US|TX|29.691,-95.209
Pomona|US|CA|34.055,-117.752
Ponce|PR|113|18.01,-66.624
Parnamirim|BR|22|-5.916,-35.263
Purwodadi|ID|07|-7.087,110.916
Piedras Negras|MX|07|28.7,-100.524
Poole|GB|ENG|50.714,-1.985
Playa del Carmen|MX|23|20.627,-87.08
Palangkaraya|ID|13|-2.208,113.917
Paterson|US|NJ|40.917,-74.172
Poços de Caldas|BR|15|-21.788,-46.561
Parma|IT|05|44.799,10.326
Puerto Plata|DO|18|19.793,-70.688
Potsdam|DE|11|52.399,13.066
Pyatigorsk|RU|70|44.049,43.059
Pasadena|US|CA|34.148,-118.145
Paderborn|DE|07|51.719,8.754
Petapa|GT|07|14.502,-90.562
Potosí|BO|07|-19.584,-65.753
Paranaguá|BR|18|-25.516,-48.525
Parepare|ID|38|-4.013,119.626
Peristéri|GR|ESYE31|38.015,23.692
Porbandar|IN|09|21.642,69.609
Parnaíba|BR|20|-2.905,-41.777
Podgorica|ME|16|42.441,19.264
Pyay|MM|16|18.825,95.222
Pervoural’sk|RU|71|56.905,59.944
Puqi|CN|12|29.717,113.883
Pālghāt|IN|13|10.773,76.654
Pindamonhangaba|BR|27|-22.924,-45.462
Punto Fijo|VE|11|11.692,-70.199
Pīlibhīt|IN|36|28.631,79.804
Pinsk|BY|01|52.123,26.095
Palopo|ID|38|-2.993,120.197
Palo Negro|VE|04|10.174,-67.542
Panvel|IN|16|18.989,73.11
Płock|PL|78|52.547,19.706
Pakokku|MM|15|21.335,95.084
Pakpattan|PK|04|30.343,73.389
Patos de Minas|BR|15|-18.579,-46.518
Paseh|ID|30|-7.103,107.764
Pangkalpinang|ID|35|-2.129,106.114
Padalarang|ID|30|-6.838,107.473
Polokwane|ZA|09|-23.904,29.469
Potchefstroom|ZA|10|-26.717,27.1
Pālanpur|IN|09|24.171,72.438
Porto Seguro|BR|05|-16.45,-39.065
Pati|ID|07|-6.756,111.038
Puruliya|IN|28|23.331,86.363
Palhoça|BR|26|-27.645,-48.668
Palwal|IN|10|28.145,77.325
Payakumbuh|ID|24|-0.216,100.633
Perugia|IT|18|43.112,12.389
Pforzheim|DE|01|48.884,8.699
Pleven|BG|50|43.417,24.617
Pita Kotte|LK|36|6.891,79.901
Puning|CN|30|23.311,116.169
Pātan|IN|09|23.851,72.13
Punta Arenas|CL|10|-53.155,-70.911
Panevėžys|LT|60|55.733,24.35
Pyin Oo Lwin|MM|08|22.035,96.457
Pinhais|BR|18|-25.445,-49.193
Pescara|IT|01|42.458,14.203
Puno|PE|21|-15.842,-70.02
Pavlohrad|UA|04|48.534,35.871
Parla|ES|29|40.236,-3.768
Provo|US|UT|40.234,-111.659
Pouso Alegre|BR|15|-22.23,-45.936
Peoria|US|IL|40.694,-89.589
Pamanukan|ID|30|-6.284,107.811
Pleiku|VN|49|13.983,108
Pingshan|CN|30|22.994,114.713
Praia|CV|14|14.932,-23.513
Pudukkottai|IN|25|10.381,78.821
Port Blair|IN|01|11.666,92.746
Perpignan|FR|76|42.698,2.895
Phalaborwa|ZA|09|-23.943,31.141
Pueblo|US|CO|38.254,-104.609
Port-Gentil|GA|08|-0.719,8.782
Pearland|US|TX|29.564,-95.286
Pemba|MZ|01|-12.974,40.518
Pingliang|CN|15|35.539,106.686
Palm Bay|US|FL|28.034,-80.589
Pompano Beach|US|FL|26.238,-80.125
Poá|BR|27|-23.528,-46.345
Pindiga|NG|55|9.984,10.952
Ponnāni|IN|13|10.767,75.925
Parral|MX|06|26.93,-105.666
Pulandian|CN|19|39.395,121.967
Prabumulih|ID|32|-3.434,104.231
Phitsanulok|TH|12|16.825,100.259
Portmore|JM|10|17.95,-76.882
Palma Soriano|CU|15|20.211,-75.994
Pushkino|RU|47|56.017,37.867
Piatra Neamţ|RO|28|46.917,26.333
Pulong Santa Cruz|PH|40|14.273,121.076
Pārsābād|IR|32|39.648,47.917
Padangsidempuan|ID|26|1.38,99.271
Phagwāra|IN|23|31.225,75.774
Punta Cana|DO|10|18.582,-68.404
P’yŏngsŏng|KP|15|39.246,125.872
Portsmouth Heights|US|VA|36.821,-76.369
Passos|BR|15|-20.719,-46.61
Pyinmana|MM|18|19.738,96.207
Pattaya|TH|46|12.933,100.883
Portsmouth|US|VA|36.835,-76.298
Pandharpur|IN|16|17.679,75.331
Parli Vaijnāth|IN|16|18.851,76.532
Prešov|SK|05|48.998,21.234
Polatlı|TR|68|39.577,32.141
Piacenza|IT|05|45.052,9.693
Praga Północ|PL|78|52.254,21.035
Pushkin|RU|66|59.714,30.396
Palimanan|ID|30|-6.707,108.424
Patos|BR|17|-7.024,-37.28
Plantation|US|FL|26.134,-80.232
Pamekasan|ID|08|-7.157,113.475
Pandeglang|ID|33|-6.308,106.107
Pariaman|ID|24|-0.619,100.12
Phan Rang-Tháp Chàm|VN|60|11.564,108.989
Pingdu|CN|25|36.784,119.946
Point Pedro|LK|38|9.817,80.233
Port Dickson|MY|05|2.537,101.806
Phuket|TH|62|7.891,98.398
Planaltina|BR|29|-15.453,-47.614
Pardubice|CZ|86|50.041,15.777
Pakse|LA|02|15.12,105.799
Pollachi|IN|25|10.658,77.008
Pickering|CA|08|43.9,-79.133
Pergamino|AR|01|-33.89,-60.574
Patnos|TR|04|39.225,42.857
Porlamar|VE|17|10.958,-63.87
Puli|TW|04|23.966,120.97
Piedecuesta|CO|26|6.988,-73.05
Potiskum|NG|44|11.714,11.081
Poitiers|FR|75|46.583,0.343
Parādīp Garh|IN|21|20.316,86.609
Paramagudi|IN|25|9.546,78.591
Paulo Afonso|BR|05|-9.406,-38.215
Panabo|PH|11|7.308,125.684
Piet Retief|ZA|07|-27.007,30.813
Phuthaditjhaba|ZA|03|-28.524,28.816
Palm Coast|US|FL|29.585,-81.208
Pau|FR|75|43.311,-0.356
Palencia|ES|55|42.01,-4.524
Pizhou|CN|04|34.311,117.95
Pernik|BG|49|42.6,23.033
Pozuelo de Alarcón|ES|29|40.433,-3.813
Polatsk|BY|07|55.488,28.786
Phra Nakhon Si Ayutthaya|TH|36|14.352,100.577
Presidencia Roque Sáenz Peña|AR|03|-26.785,-60.439
Pontevedra|ES|58|42.431,-8.644
Panshi|CN|05|42.942,126.056
Piotrków Trybunalski|PL|74|51.405,19.703
Parma|US|OH|41.405,-81.723
Pleasanton|US|CA|37.662,-121.875
Ponorogo|ID|08|-7.869,111.462
Paoy Paet|KH|25|13.658,102.564
Putatan|MY|16|5.926,116.061
Pingyi|CN|25|35.501,117.631
Pesaro|IT|10|43.909,12.916
Pulilan|PH|03|14.902,120.849
Polangui|PH|05|13.292,123.486
Pisa|IT|16|43.709,10.404
Puerto Padre|CU|13|21.195,-76.604
Pori|FI|04|61.483,21.783
Purmerend|NL|07|52.505,4.96
Pančevo|RS|VO|44.872,20.642
Pharr|US|TX|26.195,-98.184
Paisley|GB|SCT|55.832,-4.433
Parádsasvár|HU|11|47.913,19.977
Palmerston North|NZ|F3|-40.356,175.611
Pazardzhik|BG|48|42.2,24.333
Plymouth|US|MN|45.011,-93.456
Peterborough|CA|08|44.3,-78.316
Pará de Minas|BR|15|-19.86,-44.608
Piła|PL|86|53.151,16.738
Pāloncha|IN|40|17.602,80.705
Pedro Juan Caballero|PY|02|-22.547,-55.733
Perris|US|CA|33.783,-117.229
Pilkhua|IN|36|28.713,77.656
Pistoia|IT|16|43.931,10.924
Prilep|MK|E3|41.345,21.555
Paysandú|UY|11|-32.317,-58.081
Peterhof|RU|66|59.883,29.9
Pano Aqil|PK|05|27.856,69.111
Paranavaí|BR|18|-23.073,-52.465
Pālghar|IN|16|19.697,72.765
Purley|GB|ENG|51.337,-0.112
Patrocínio|BR|15|-18.944,-46.992
Pawtucket|US|RI|41.879,-71.383
Pusad|IN|16|19.913,77.578
Parys|ZA|03|-26.903,27.457
Passaic|US|NJ|40.857,-74.128
Poyang|CN|03|28.992,116.668
Plaridel|PH|03|14.887,120.857
Paracatu|BR|15|-17.222,-46.875
Pervomays’k|UA|16|48.044,30.851
Pabianice|PL|74|51.664,19.355
Pattoki|PK|04|31.02,73.853
Pagar Alam|ID|32|-4.025,103.247
Payyannūr|IN|13|12.094,75.202
Paragominas|BR|16|-2.967,-47.483
Pasco|US|WA|46.24,-119.101
Pittsburg|US|CA|38.028,-121.885
Palatine|US|IL|42.11,-88.034
Ponferrada|ES|55|42.547,-6.596
Palwancha|IN|40|17.582,80.677
Pengcheng|CN|10|36.431,114.17
Pokrovsk|UA|05|48.282,37.176
Pithampur|IN|35|22.602,75.696
Pattukkottai|IN|25|10.424,79.319
Pālang|BD|81|23.218,90.351
Pingzhuang|CN|20|42.037,119.289
Przemyśl|PL|80|49.785,22.767
Portland|US|ME|43.657,-70.259
Palo Alto|US|CA|37.442,-122.143
Plauen|DE|13|50.497,12.138
Palani|IN|25|10.45,77.521
Parkchester|US|NY|40.839,-73.86
Palāsa|IN|02|18.773,84.41
Polevskoy|RU|71|56.442,60.188
Pato Branco|BR|18|-26.229,-52.671
Pavia|IT|09|45.192,9.159
Pyapon|MM|03|16.285,95.679
Paulínia|BR|27|-22.761,-47.154
Panaji|IN|33|15.496,73.826
Prince George|CA|02|53.917,-122.753
Peñaflor|CL|12|-33.606,-70.876
Perai|MY|09|5.383,100.383
Puerto Madryn|AR|04|-42.769,-65.039
Parintins|BR|04|-2.628,-56.736
Pico Rivera|US|CA|33.983,-118.097
Paterna|ES|60|39.503,-0.441
Palaió Fáliro|GR|ESYE31|37.928,23.701
Polomolok|PH|12|6.222,125.064
Pavlovo|RU|51|55.969,43.091
Peruíbe|BR|27|-24.32,-46.998
Pubal|KR|13|37.292,127.508
Pryluky|UA|02|50.593,32.388
Puliyangudi|IN|25|9.175,77.398
Pingnan|CN|16|23.542,110.389
Pingyin|CN|25|36.283,116.445
Petrodvorets|RU|66|59.896,29.801
Piranshahr|IR|01|36.701,45.141
Pisco|PE|11|-13.71,-76.205
Pumiao|CN|16|22.759,108.481
Pogradec|AL|46|40.903,20.652
Pecangaan|ID|07|-6.698,110.711
Prokhladnyy|RU|22|43.757,44.03
Petaluma|US|CA|38.232,-122.637
Pirassununga|BR|27|-21.996,-47.426
Pine Hills|US|FL|28.558,-81.453
Pavlovskiy Posad|RU|47|55.782,38.65
Patos|AL|44|40.683,19.619
Putra Heights|MY|12|2.994,101.573
Pontiac|US|MI|42.639,-83.291
Port Orange|US|FL|29.138,-80.996
Pucheng|CN|07|27.923,118.533
Piekary Śląskie|PL|83|50.38,18.927
Pula|HR|04|44.868,13.848
Petroúpolis|GR|ESYE31|38.042,23.685
Punta Cardón|VE|11|11.658,-70.215
Polewali|ID|41|-3.432,119.344
Port Coquitlam|CA|02|49.266,-122.769
Pessac|FR|75|44.806,-0.632
Pianura|IT|04|40.859,14.173
Picos|BR|20|-7.077,-41.467
Palm Harbor|US|FL|28.078,-82.764
Poprad|SK|05|49.061,20.298
Pālakollu|IN|02|16.517,81.73
Punta Alta|AR|01|-38.876,-62.074
Ponnūru|IN|02|16.065,80.552
Pflugerville|US|TX|30.439,-97.62
Phra Phutthabat|TH|37|14.725,100.795
Purbalingga|ID|07|-7.388,109.364
Puerto Peñasco|MX|26|31.317,-113.538
Pare|ID|08|-7.768,112.198
Puerto Barrios|GT|09|15.728,-88.594
Panruti|IN|25|11.777,79.553
Ponnur|IN|02|16.071,80.549
Potenza|IT|02|40.642,15.808
Pul-e Khumrī|AF|03|35.945,68.715
Paita|PE|20|-5.089,-81.114
Porterville|US|CA|36.065,-119.017
Piscataway|US|NJ|40.499,-74.399
Pandak|ID|10|-7.913,110.294
Pālitāna|IN|09|21.525,71.823
Portici|IT|04|40.816,14.337
Ponta Porã|BR|11|-22.536,-55.726
Paramount|US|CA|33.889,-118.16
Placetas|CU|16|22.312,-79.654
Pruszków|PL|78|52.171,20.812
Port Arthur|US|TX|29.885,-93.942
Pátzcuaro|MX|16|19.516,-101.609
Pacatuba|BR|06|-3.984,-38.62
Penápolis|BR|27|-21.42,-50.078
Pocatello|US|ID|42.871,-112.446
Pirojpur|BD|85|22.58,89.975
Port Charlotte|US|FL|26.976,-82.091
Presidente Franco|PY|01|-25.564,-54.611
Puerto Eldorado|AR|14|-26.408,-54.695
Pīshvā|IR|26|35.308,51.727
Pulheim|DE|07|51,6.806
Pitalito|CO|16|1.854,-76.051
Puerto Tejada|CO|09|3.231,-76.417
Pamplona|CO|21|7.376,-72.648
Papantla de Olarte|MX|30|20.447,-97.325
Pasrur|PK|04|32.263,74.663
Puttūr|IN|19|12.76,75.202
Phaltan|IN|16|17.991,74.432
Pensacola|US|FL|30.421,-87.217
Poinciana|US|FL|28.14,-81.458
Prievidza|SK|06|48.774,18.628
Palm Beach Gardens|US|FL|26.823,-80.139
Pantin|FR|11|48.894,2.409
Patuto|PH|40|14.117,120.967
Port Shepstone|ZA|02|-30.741,30.455
Pithāpuram|IN|02|17.117,82.253
Perth Amboy|US|NJ|40.507,-74.265
Puerto Ayacucho|VE|01|5.66,-67.583
Peabody|US|MA|42.528,-70.929
Placentia|US|CA|33.872,-117.87
Pursat|KH|12|12.539,103.919
Ponticelli|IT|04|40.854,14.33
Pārvatipuram|IN|02|18.784,83.426
Palm Desert|US|CA|33.723,-116.377
Puertollano|ES|54|38.687,-4.107
Petlād|IN|09|22.477,72.8
Pirapora|BR|15|-17.345,-44.942
Pedregal|PA|08|9.067,-79.433
Pinellas Park|US|FL|27.843,-82.7
Patiya|BD|84|22.295,91.979
Plainfield|US|NJ|40.634,-74.407
Parsippany|US|NJ|40.858,-74.426
Porirua|NZ|G2|-41.133,174.85
Pontian Kechil|MY|01|1.487,103.39
Phetchabun|TH|14|16.419,101.161
Passau|DE|02|48.566,13.431
Poway|US|CA|32.963,-117.036
Putrajaya|MY|17|2.935,101.691
Peine|DE|06|52.319,10.235
Paignton|GB|ENG|50.436,-3.568
Pordenone|IT|06|45.957,12.661
Puławy|PL|75|51.417,21.969
Parker|US|CO|39.519,-104.761
Pedro Leopoldo|BR|15|-19.618,-44.043
Paghmān|AF|13|34.588,68.951
Porto Ferreira|BR|27|-21.854,-47.479
Port of Spain|TT|05|10.667,-61.519
Pajok|SS|11550567|3.865,32.482
Pak Chong|TH|27|14.708,101.416
Peć|XK|10097359|42.659,20.288
Punganūru|IN|02|13.367,78.572
Poonamalle|IN|25|13.049,80.115
Plato|CO|38|9.79,-74.782
Parobé|BR|23|-29.629,-50.835
Panchagarh|BD|87|26.333,88.558
Pameungpeuk|ID|30|-7.018,107.604
Paniqui|PH|03|15.669,120.581
Palpalá|AR|10|-24.256,-65.212
Ponte Nova|BR|15|-20.416,-42.909
Portage|US|MI|42.201,-85.58
Puerto Francisco de Orellana|EC|24|-0.466,-76.987
Portugalete|ES|59|43.321,-3.021
Parbatipur|BD|87|25.664,88.931
Puerto Cortez|HN|06|15.826,-87.93
Phú Khương|VN|33|11.283,106.133
Pearl City|US|HI|21.397,-157.975
Pithorāgarh|IN|39|29.583,80.209
Prostějov|CZ|84|49.472,17.112
Palm Springs|US|CA|33.83,-116.545
Přerov|CZ|84|49.455,17.451
Pran Buri|TH|57|12.385,99.902
Punalūr|IN|13|9.02,76.923
Porvoo|FI|01|60.392,25.665
Padrauna|IN|36|26.904,83.981
Perth|GB|SCT|56.395,-3.431
P’ot’i|GE|71|42.143,41.674
Poso|ID|21|-1.396,120.752
Pāchora|IN|16|20.667,75.353
Patancheru|IN|40|17.533,78.264
Panna|IN|35|24.721,80.188
Phalodi|IN|24|27.131,72.368
Phetchaburi|TH|56|13.112,99.945
Panauti|NP|3|27.585,85.521
Paderno Dugnano|IT|09|45.569,9.165
Pechora|RU|34|65.147,57.224
Penco|CL|06|-36.741,-72.995
Paternò|IT|15|37.567,14.903
Peddāpuram|IN|02|17.077,82.138
Pakur|IN|38|24.639,87.842
Port Macquarie|AU|02|-31.431,152.909
Puttalam|LK|32|8.036,79.828
Pozzuoli|IT|04|40.844,14.095
Parlākimidi|IN|02|18.781,84.088
Pujali|IN|28|22.471,88.145
Pāthardih|IN|38|23.666,86.432
Paşcani|RO|23|47.247,26.723
Potomac|US|MD|39.018,-77.209
Parang|PH|14|7.37,124.27
Piripiri|BR|20|-4.273,-41.777
Pasaje|EC|08|-3.326,-79.807
Pine Bluff|US|AR|34.228,-92.003
Pontefract|GB|ENG|53.691,-1.313
Ponte de Lima|PT|20|41.767,-8.584
Pradera|CO|29|3.421,-76.245
Phumĭ Véal Srê|KH|19|10.981,104.778
Pärnu|EE|11|58.386,24.497
Petroşani|RO|21|45.417,23.367
Piendamo|CO|09|2.639,-76.531
Považská Bystrica|SK|06|49.122,18.422
Paso de los Libres|AR|06|-29.713,-57.088
Polavaram|IN|02|17.248,81.644
Pattani|TH|69|6.868,101.25
Pāndhurnā|IN|35|21.596,78.526
Picsi|PE|14|-6.718,-79.77
Pirmasens|DE|08|49.201,7.605
Phatthalung|TH|66|7.618,100.078
Pinamalayan|PH|41|13.046,121.462
Purísima de Bustos|MX|11|21.032,-101.878
Pinto|ES|29|40.241,-3.7
Pittsfield|US|MA|42.45,-73.245
Peranāmpattu|IN|25|12.934,78.719
Pelabuhanratu|ID|30|-6.987,106.551
Palenque|MX|05|17.51,-91.982
Passi|PH|06|11.108,122.642
Panji|ID|08|-7.725,114.1
Plainfield|US|IL|41.627,-88.204
Partizansk|RU|59|43.122,133.123
Prescott Valley|US|AZ|34.61,-112.316
Palmaner|IN|02|13.2,78.747
Penedo|BR|02|-10.29,-36.586
Prescott|US|AZ|34.54,-112.469
Pesqueira|BR|30|-8.358,-36.696
Požarevac|RS|SE|44.621,21.188
Palmares|BR|30|-8.683,-35.592
Pacajus|BR|06|-4.173,-38.461
Pyt-Yakh|RU|32|60.75,72.858
Pervomays’k|UA|14|48.63,38.548
Paombong|PH|03|14.831,120.789
Pugachev|RU|67|52.013,48.803
Piraquara|BR|18|-25.442,-49.068
Plasencia|ES|57|40.031,-6.088
Porto Feliz|BR|27|-23.215,-47.524
Peachtree Corners|US|GA|33.97,-84.222
Pocito|AR|18|-31.683,-68.583
Prescot|GB|ENG|53.429,-2.8
Pagbilao|PH|40|13.967,121.698
Pánuco|MX|30|22.054,-98.185
Pirot|RS|SE|43.153,22.586
Podilsk|UA|17|47.753,29.531
Puteaux|FR|11|48.883,2.239
Pinneberg|DE|10|53.667,9.789
Pyu|MM|16|18.481,96.437
Pirna|DE|13|50.958,13.937
Pereslavl’-Zalesskiy|RU|88|56.739,38.856
Puerto Real|ES|51|36.528,-6.19
Periyakulam|IN|25|10.123,77.544
Pénjamo|MX|11|20.431,-101.723
Pekan Bahapal|ID|26|3.113,99.174
Pūranpur|IN|36|28.513,80.148
Políchni|GR|ESYE12|40.667,22.949
Paraíso|CR|02|9.838,-83.866
Puyallup|US|WA|47.185,-122.293
Parāsia|IN|35|22.191,78.759
Pantubig|PH|03|14.968,120.955
Pacifica|US|CA|37.614,-122.487
Pedreira|BR|27|-22.742,-46.901
Palmas|BR|18|-26.484,-51.991
Paraguaçu Paulista|BR|27|-22.413,-50.576
Pehowa|IN|10|29.979,76.582
Paravūr Tekkumbhāgam|IN|13|8.795,76.668
Pomigliano d'Arco|IT|04|40.91,14.383
Pinheiro|BR|13|-2.521,-45.083
Presidente Epitácio|BR|27|-21.763,-52.116
Papaya|PH|03|15.32,120.836
Paliā Kalān|IN|36|28.432,80.581
Phrae|TH|07|18.146,100.141
Portimão|PT|09|37.139,-8.538
Panama City|US|FL|30.159,-85.66
Pathanāmthitta|IN|13|9.267,76.783
Pangkalanbuun|ID|13|-2.683,111.626
Pleasant Grove|US|UT|40.364,-111.739
Pederneiras|BR|27|-22.352,-48.775
Phultala|BD|82|22.717,89.512
Pôsto Fiscal Rolim de Moura|BR|24|-13.083,-62.277
Porsa|IN|35|26.674,78.371
Pratāpgarh|IN|24|24.032,74.782
Park Ridge|US|IL|42.011,-87.841
Penticton|CA|02|49.481,-119.586
Pāthri|IN|16|19.259,76.434
Phenix City|US|AL|32.471,-85.001
Puerto Maldonado|PE|17|-12.593,-69.189
Perote|MX|30|19.562,-97.242
Payandé|CO|28|4.298,-75.097
Plant City|US|FL|28.019,-82.115
Progreso|MX|31|21.283,-89.661
Paithan|IN|16|19.475,75.386
Protvino|RU|47|54.868,37.216
Pabbi|PK|03|34.01,71.794
Planeta Rica|CO|12|8.412,-75.585
Patti|IN|23|31.281,74.858
Peterlee|GB|ENG|54.76,-1.336
Parola|IN|16|20.881,75.119
Paungde|MM|16|18.492,95.506
Pilibangan|IN|24|29.45,74.101
Portage|US|IN|41.576,-87.176
Phulbāni|IN|21|20.481,84.231
Pereiaslav-Khmelnytskyi|UA|13|50.067,31.45
Padra|IN|09|22.24,73.085
Pahrump|US|NV|36.208,-115.984
Poissy|FR|11|48.929,2.05
Porta Westfalica|DE|07|52.23,8.916
Prijedor|BA|02|44.98,16.714
Pennsauken|US|NJ|39.956,-75.058
Piaseczno|PL|78|52.081,21.024
Photharam|TH|52|13.692,99.85
Plaisir|FR|11|48.823,1.954
Paracambi|BR|21|-22.608,-43.708
Parkent|UZ|14|41.294,69.676
Paphos|CY|06|34.777,32.425
Port-Vila|VU|18|-17.736,168.314
Parkland|US|WA|47.155,-122.434
Phichit|TH|13|16.442,100.349
Pontypool|GB|WLS|51.701,-3.044
Puerto del Rosario|ES|53|28.5,-13.863
Puntarenas|CR|07|9.976,-84.838
Pir Jo Goth|PK|05|27.592,68.618
Paraíba do Sul|BR|21|-22.158,-43.293
Pala|TD|20|9.364,14.905
Prattville|US|AL|32.464,-86.46
Ponte Vedra Beach|US|FL|30.24,-81.386
Pir Mahal|PK|04|30.767,72.435
Poções|BR|05|-14.53,-40.365
Příbram|CZ|88|49.69,14.01
Peachtree City|US|GA|33.397,-84.596
Pulgaon|IN|16|20.722,78.321
Praya|ID|17|-8.705,116.27
Prestea|GH|09|5.434,-2.143
Prince Albert|CA|11|53.2,-105.768
Pindi Bhattian|PK|04|31.898,73.273
Panjakent|TJ|03|39.495,67.609
Podujeva|XK|10097360|42.911,21.193
Pandi|PH|03|14.865,120.957
Pūrna|IN|16|19.182,77.026
Pleasant Hill|US|CA|37.948,-122.061
Pontault-Combault|FR|11|48.798,2.607
Périgueux|FR|75|45.187,0.714
Pīpār|IN|24|26.384,73.544
Pīrgaaj|BD|87|25.856,88.359
Patāmundai|IN|21|20.578,86.561
Pila|PH|40|14.232,121.365
Porsgrunn|NO|38|59.141,9.656
Paiçandu|BR|18|-23.457,-52.049
Police|PL|87|53.552,14.572
Pindi Gheb|PK|04|33.241,72.265
Pórticos de San Antonio|MX|02|32.443,-117.034
Pioltello|IT|09|45.501,9.331
Pandaan|ID|08|-7.653,112.688
Papenburg|DE|06|53.077,7.404
Pen|IN|16|18.737,73.096
Pemangkat|ID|11|1.167,108.967
Presidente Venceslau|BR|27|-21.876,-51.844
Pāppinisshēri|IN|13|11.957,75.34
Pandan|PH|06|11.745,122.1
Puerto Berrío|CO|02|6.492,-74.403
Parras de la Fuente|MX|07|25.442,-102.178
Panadura|LK|36|6.713,79.903
Puerto Cabezas|NI|17|14.035,-83.389
Petrovsk|RU|67|52.306,45.392
Pulivendla|IN|02|14.421,78.225
Peddapalli|IN|40|18.614,79.374
Prachuap Khiri Khan|TH|57|11.821,99.784
Pontevedra|AR|01|-34.748,-58.701
Pivijay|CO|38|10.462,-74.616
Pekin|US|IL|40.568,-89.641
Pasni|PK|02|25.263,63.469
Pudsey|GB|ENG|53.795,-1.661
Primorsko-Akhtarsk|RU|38|46.05,38.175
Prey Veng|KH|14|11.487,105.325
Porur|IN|25|13.036,80.158
Pápa|HU|23|47.33,17.467
Pobé|BJ|17|6.98,2.665
Pagani|IT|04|40.742,14.614
Pullman|US|WA|46.731,-117.18
Paine|CL|12|-33.808,-70.741
Porangatu|BR|29|-13.441,-49.149
Prachin Buri|TH|74|14.05,101.369
Pontal|BR|27|-21.023,-48.037
Petersburg|US|VA|37.228,-77.402
Puerto de la Cruz|ES|53|28.414,-16.549
Paranaíba|BR|11|-19.677,-51.191
Pinjaur|IN|10|30.799,76.918
Prestwich|GB|ENG|53.533,-2.283
Pāvugada|IN|19|14.1,77.28
Puerto Iguazú|AR|14|-25.599,-54.574
Palaiseau|FR|11|48.718,2.25
Palladam|IN|25|10.992,77.286
Privolzhskiy|RU|67|51.409,46.048
Pekan|MY|06|3.484,103.4
Phủ Lý|VN|80|20.545,105.912
Papendrecht|NL|11|51.832,4.688
Pankshin|NG|49|9.325,9.435
Palín|GT|06|14.404,-90.697
Pavlovskaya|RU|38|46.138,39.783
Pagaluñgan|PH|14|7.142,124.381
Parkersburg|US|WV|39.267,-81.562
Partūr|IN|16|19.599,76.215
Puttūr|IN|02|13.442,79.553
Palmeira das Missões|BR|23|-27.899,-53.314
Pasān|IN|37|22.844,82.198
Pinerolo|IT|12|44.885,7.331
Perambalur|IN|25|11.233,78.883
Pikesville|US|MD|39.374,-76.722
Panarukan|ID|08|-7.702,113.918
Pallisa|UG|E|1.145,33.709
Parkville|US|MD|39.377,-76.54
Peliyagoda|LK|36|6.968,79.884
Palapye|BW|01|-22.546,27.125
Pilar|BR|02|-9.597,-35.957
Plainfield|US|IN|39.704,-86.399
Puruándiro|MX|16|20.089,-101.516
Playas|EC|10|-2.632,-80.388
Paraiso|PH|06|10.885,123.363
Post Falls|US|ID|47.718,-116.952
Pontypridd|GB|WLS|51.602,-3.342
Pililla|PH|40|14.485,121.306
Panambi|BR|23|-28.293,-53.502
Poughkeepsie|US|NY|41.7,-73.921
Pihānī|IN|36|27.62,80.203
Presidente Dutra|BR|13|-5.29,-44.49
Petrich|BG|38|41.398,23.207
Pontoise|FR|11|49.05,2.1
Pedana|IN|02|16.256,81.144
Pakisaji|ID|08|-8.066,112.598
Parkland|US|FL|26.31,-80.237
Pointe-Claire|CA|10|45.449,-73.817
Piombino|IT|16|42.926,10.526
Postmasburg|ZA|08|-28.334,23.065
Ptolemaḯda|GR|ESYE13|40.515,21.679
Purral|CR|08|9.958,-84.031
Puente-Genil|ES|51|37.389,-4.767
Pervomays’kyy|UA|07|49.387,36.215
Petrovskaya|RU|47|55.55,37.783
Piešťany|SK|07|48.595,17.826
Puerto del Carmen|ES|53|28.923,-13.666
Pāsārgād|IR|07|30.202,53.18
Puerto Asís|CO|22|0.505,-76.496
Písek|CZ|79|49.309,14.148
Pueblo West|US|CO|38.35,-104.723
Port Chester|US|NY|41.002,-73.666
Pinotepa Nacional|MX|20|16.34,-98.053
Princeton|US|NJ|40.349,-74.659
Pontes e Lacerda|BR|14|-15.226,-59.335
Pālkonda|IN|02|18.604,83.756
Port Huron|US|MI|42.971,-82.425
Piton Saint-Leu|RE|RE|-21.22,55.315
Pereval’s’k|UA|14|48.438,38.844
Pacasmayo|PE|13|-7.401,-79.571
Ponmana|IN|13|9.008,76.52
Póvoa de Varzim|PT|17|41.383,-8.764
Piro|IN|34|25.332,84.405
Pallanza-Intra-Suna|IT|12|45.938,8.571
Porto União|BR|26|-26.238,-51.078
Póvoa de Santa Iria|PT|14|38.861,-9.065
Pilar|PY|13|-26.859,-58.306
Partinico|IT|15|38.047,13.118
Partille|SE|28|57.739,12.106
Pabellón de Arteaga|MX|01|22.146,-102.277
Pandacaqui|PH|03|15.172,120.655
Pitangueiras|BR|27|-21.009,-48.222
Perry Hall|US|MD|39.413,-76.464
Penja|CM|05|4.639,9.68
Paidha|UG|N|2.417,30.986
Pokhvistnevo|RU|65|53.652,52.127
Patigi|NG|30|8.729,5.756
Piravam|IN|13|9.867,76.5
Plettenberg|DE|07|51.209,7.873
Pandua|IN|28|23.075,88.286
Popondetta|PG|04|-8.765,148.233
Pūnch|IN|12|33.77,74.093
Pilāni|IN|24|28.367,75.604
Palmar de Varela|CO|04|10.741,-74.754
Poykovskiy|RU|32|61.233,73.333
Polysayevo|RU|29|54.601,86.246
Papakura|NZ|E7|-37.066,174.944
Pierrefitte-sur-Seine|FR|11|48.967,2.361
Piedade|BR|27|-23.712,-47.428
Paragould|US|AR|36.058,-90.497
Piskent|UZ|14|40.897,69.351
Prokuplje|RS|SE|43.234,21.588
Paramonga|PE|15|-10.667,-77.833
Panauti̇̄|NP|3|27.585,85.515
Piscinola|IT|04|40.893,14.234
Port Moody|CA|02|49.281,-122.825
Plum|US|PA|40.5,-79.749
Peñaranda|PH|03|15.351,121.004
Pārdi|IN|09|20.509,72.946
Premià de Mar|ES|56|41.492,2.365
Pulupandan|PH|06|10.52,122.802
Piuí|BR|15|-20.465,-45.958
Parit Buntar|MY|07|5.127,100.493
Puerto Boyacá|CO|36|5.976,-74.585
Permatang Kuching|MY|09|5.463,100.381
Paso Robles|US|CA|35.627,-120.691
Perumpāvūr|IN|13|10.115,76.476
Petershagen|DE|07|52.375,8.965
Paciran|ID|08|-6.877,112.376
Promissão|BR|27|-21.537,-49.858
Paramus|US|NJ|40.945,-74.075
Pucón|CL|04|-39.282,-71.954
Parral|CL|11|-36.143,-71.826
Prairieville|US|LA|30.303,-90.972
Parramatta|AU|02|-33.818,151.003
Paete|PH|40|14.365,121.483
Pedro Betancourt|CU|03|22.727,-81.29
Panāgar|IN|35|23.285,79.995
Pavlovsk|RU|86|50.458,40.108
Perumbavoor|IN|13|10.107,76.474
Pauri|IN|39|30.153,78.777
Pallippatti|IN|25|11.94,78.402
Paradise|US|CA|39.76,-121.622
Pearl|US|MS|32.275,-90.132
Parabiago|IT|09|45.56,8.945
Papeete|PF|01|-17.537,-149.566
Polūr|IN|25|12.512,79.124
Puerto Colombia|CO|04|10.988,-74.955
Plainview|US|NY|40.776,-73.467
Pineda de Mar|ES|56|41.628,2.689
Piracaia|BR|27|-23.054,-46.358
Paço de Arcos|PT|14|38.696,-9.291
Puerto Escondido|MX|20|15.87,-97.077
Pimenta Bueno|BR|24|-11.672,-61.194
Punaauia|PF|01|-17.633,-149.6
Pawāyan|IN|36|28.066,80.103
Pāsighāt|IN|30|28.066,95.327
Panzos|GT|01|15.399,-89.641
Pangkalan Brandan|ID|26|4.024,98.278
Prince Edward|CA|08|44,-77.249
Popasna|UA|14|48.633,38.378
Pérama|GR|ESYE31|37.968,23.572
Pszczyna|PL|83|49.98,18.954
Prior Lake|US|MN|44.713,-93.423
Pompéu|BR|15|-19.224,-44.935
Piraju|BR|27|-23.194,-49.384
Paraparaumu|NZ|G2|-40.917,175.017
Petrila|RO|21|45.45,23.417
Paraiso|MX|27|18.401,-93.214
Plottier|AR|15|-38.967,-68.233
Pfungstadt|DE|05|49.806,8.603
Pak Phanang|TH|64|8.351,100.202
Padam|IN|41|33.467,76.885
Palmerston|AU|03|-12.486,130.983
Pitsea|GB|ENG|51.564,0.509
Petit-Bourg|GP|GP|16.192,-61.591
Puerto Varas|CL|14|-41.319,-72.985
Periyanayakkanpalaiyam|IN|25|11.153,76.952
Puyo|EC|17|-1.484,-78.003
Paducah|US|KY|37.083,-88.6
Pires do Rio|BR|29|-17.3,-48.279
Phalia|PK|04|32.431,73.579
Paris|US|TX|33.661,-95.556
Payshamba Shahri|UZ|10|40.011,66.231
Ponca City|US|OK|36.707,-97.086
Ponneri|IN|25|13.339,80.195
Pākāla|IN|02|13.449,79.115
Palmetto Bay|US|FL|25.622,-80.325
Pasinler|TR|25|39.98,41.67
Pathum Thani|TH|39|14.013,100.53
Pérez|AR|21|-32.998,-60.768
Partizánske|SK|06|48.629,18.385
Pio|PH|03|15.047,120.519
Pasadena|US|MD|39.107,-76.571
Pishin|PK|02|30.582,66.994
Prigen|ID|08|-7.683,112.617
Pourham|SN|09|14.35,-16.417
Plymstock|GB|ENG|50.36,-4.09
Pāthardi|IN|16|19.173,75.174
Pundong|ID|10|-7.952,110.349
Perico|CU|03|22.77,-81.018
Pando|UY|02|-34.717,-55.958
Peekskill|US|NY|41.29,-73.92
Patarrá|CR|08|9.881,-84.035
Pompei|IT|04|40.746,14.497
Pazarcık|TR|46|37.487,37.3
Propriá|BR|28|-10.211,-36.84
Palayan City|PH|03|15.541,121.085
Portishead|GB|ENG|51.482,-2.77
Putignano|IT|13|40.851,17.122
Penugonda|IN|02|16.654,81.746
Poggioreale|IT|04|40.865,14.289
Pruszcz Gdański|PL|82|54.262,18.636
Pānchla|IN|28|22.537,88.138
Paiporta|ES|60|39.428,-0.418
Priego de Córdoba|ES|51|37.438,-4.195
Pinhal Novo|PT|19|38.631,-8.914
Pylaía|GR|ESYE12|40.599,22.986
Pawni|IN|16|20.792,79.636
Penarth|GB|WLS|51.439,-3.173
Plunge|LT|63|55.911,21.844
Pedro Carbo|EC|10|-1.816,-80.233
Prudnik|PL|79|50.321,17.575
Pekan Nenas|MY|01|1.51,103.514
Piastów|PL|78|52.184,20.84
Peringat|MY|03|6.033,102.283
Pontinha|PT|14|38.768,-9.199
Pindwāra|IN|24|24.797,73.055
Pfaffenhofen an der Ilm|DE|02|48.531,11.505
Ponteareas|ES|58|42.175,-8.504
Putten|NL|03|52.259,5.607
Pooler|US|GA|32.115,-81.247
Palm City|US|FL|27.168,-80.266
Palmira|CU|08|22.241,-80.391
Pinamungahan|PH|07|10.271,123.584
Piteå|SE|14|65.317,21.479
Palotina|BR|18|-24.284,-53.84
Pīpri|IN|16|19.794,75.535
Papalotla|MX|29|19.169,-98.204
Picnic Point-North Lynnwood|US|WA|47.863,-122.295
Pindaré Mirim|BR|13|-3.608,-45.343
Phulpur|IN|36|25.549,82.09
Pelham|US|AL|33.286,-86.81
Posillipo|IT|04|40.813,14.2
Pariyāpuram|IN|13|11.017,75.867
Patos Fshat|AL|44|40.643,19.651
Pottstown|US|PA|40.245,-75.65
Palma di Montechiaro|IT|15|37.191,13.766
Potters Bar|GB|ENG|51.694,-0.178
Phillaur|IN|23|31.019,75.791
Phulera|IN|24|26.874,75.242
Pukhrāyān|IN|36|26.224,79.837
Primer Ensanche|ES|32|42.815,-1.649
Pereira Barreto|BR|27|-20.638,-51.109
Port Hueneme|US|CA|34.148,-119.195
Pýrgos|GR|ESYE23|37.675,21.441
Palafrugell|ES|56|41.917,3.163
Prichard|US|AL|30.739,-88.079
Polonne|UA|09|50.124,27.511
Pomezia|IT|07|41.669,12.501
Palm Springs|US|FL|26.636,-80.096
Puan|KR|03|35.728,126.732
Porto Sant'Elpidio|IT|10|43.253,13.76
Purwā|IN|36|26.458,80.774
Płońsk|PL|78|52.623,20.376
Posto da Mata|BR|05|-17.888,-39.856
Pascagoula|US|MS|30.366,-88.556
Pop|UZ|06|40.874,71.109
Pikalëvo|RU|42|59.518,34.166
Pilar de la Horadada|ES|60|37.866,-0.793
Pedro II|BR|20|-4.425,-41.459
Princeton|US|FL|25.538,-80.409
Pind Dadan Khan|PK|04|32.587,73.045
Portadown|GB|NIR|54.423,-6.444
Pakxan|LA|23|18.394,103.661
Park Forest|US|IL|41.491,-87.674
Phanat Nikhom|TH|46|13.446,101.184
Pomerode|BR|26|-26.741,-49.177
Playas del Rosario|MX|27|17.853,-92.932
Prairie Village|US|KS|38.992,-94.634
Pampierstad|ZA|08|-27.783,24.688
Pāonta Sāhib|IN|11|30.437,77.625
Pombal|BR|17|-6.77,-37.802
Pātūr|IN|16|20.461,76.937
Pirapozinho|BR|27|-22.275,-51.5
Poggibonsi|IT|16|43.471,11.148
Peravurani|IN|25|10.29,79.202
Porac|PH|03|15.071,120.542
Petatlán|MX|12|17.538,-101.268
Porto Torres|IT|14|40.834,8.405
Palma del Río|ES|51|37.7,-5.281
Polkowice|PL|72|51.504,16.073
Portsmouth|US|NH|43.077,-70.758
Punākha|BT|15|27.591,89.877
Patterson|US|CA|37.472,-121.13
Poconé|BR|14|-16.257,-56.623
Pukekohe East|NZ|E7|-37.2,174.95
Perrysburg|US|OH|41.557,-83.627
Paxtakor Shahri|UZ|15|40.312,67.957
Polohy|UA|26|47.484,36.254
Péfki|GR|ESYE31|38.06,23.793
Pezinok|SK|02|48.29,17.267
Pallikondai|IN|25|12.905,78.943
Portel|BR|16|-1.936,-50.821
Port Loko|SL|05|8.766,-12.787
Pāli|IN|35|23.365,81.044
Paracuru|BR|06|-3.41,-39.031
Požega|HR|11|45.34,17.685
Paiján|PE|13|-7.733,-79.302
Puente de Ixtla|MX|17|18.615,-99.318
Phayao|TH|41|19.192,99.879
Püttlingen|DE|09|49.285,6.887
Portão|BR|23|-29.702,-51.242
Paka|MY|13|4.637,103.437
Palm River-Clair Mel|US|FL|27.924,-82.379
Pokaran|IN|24|26.92,71.916
Pad Idan|PK|05|26.775,68.301
Plainview|US|TX|34.185,-101.707
Pedra Azul|BR|15|-16.005,-41.297
Prenzlau|DE|11|53.316,13.863
Priyutovo|RU|08|53.9,53.933
Pájara|ES|53|28.35,-14.108
Patía|CO|09|2.069,-77.053
Piqua|US|OH|40.145,-84.242
Pleasantville|US|NJ|39.39,-74.524
Palisades Park|US|NJ|40.848,-73.998
Pleasant Prairie|US|WI|42.553,-87.933
Port Alberni|CA|02|49.241,-124.803
Palo del Colle|IT|13|41.056,16.703
Paty do Alferes|BR|21|-22.429,-43.419
Ploemeur|FR|53|47.733,-3.433
Paks|HU|21|46.622,18.856
Polasara|IN|21|19.694,84.814
Pachino|IT|15|36.715,15.09
Piatykhatky|UA|04|48.413,33.711
Pittsburg|US|KS|37.411,-94.705
Portsmouth|US|OH|38.732,-82.998
Pontarlier|FR|27|46.903,6.355
Pallappatti|IN|25|10.721,77.88
Parma Heights|US|OH|41.39,-81.76
Protaras|CY|01|35.013,34.058
Penukonda|IN|02|14.083,77.595
Pastavy|BY|07|55.117,26.833
Padmanābhapuram|IN|25|8.245,77.326
Penha|BR|26|-26.769,-48.646
Pedra Branca|BR|06|-5.454,-39.717
Pushchino|RU|47|54.834,37.611
Pulwama|IN|12|33.874,74.9
Ponta Delgada|PT|23|37.74,-25.669
Pita|GN|M|11.059,-12.395
Pace|US|FL|30.599,-87.161
Palm Valley|US|FL|30.177,-81.388
Posse|BR|29|-14.093,-46.369
Pelabuhan Klang|MY|12|3,101.393
Portslade|GB|ENG|50.843,-0.216
Powai|IN|16|19.116,72.905
Puerto Natales|CL|10|-51.73,-72.506
Putyvl’|UA|21|51.337,33.871
Pionki|PL|78|51.476,21.45
Pertuis|FR|93|43.694,5.503
Poulton-le-Fylde|GB|ENG|53.833,-2.983
Prata|BR|15|-19.307,-48.924
Phibun Mangsahan|TH|75|15.245,105.229
Penzance|GB|ENG|50.119,-5.537
Pacol|PH|06|10.45,122.817
Paredes|PT|17|41.205,-8.331
Peto|MX|31|20.128,-88.923
Plattsburgh|US|NY|44.699,-73.453
Picassent|ES|60|39.364,-0.459
Painesville|US|OH|41.724,-81.246
Pickerington|US|OH|39.884,-82.754
Pangil|PH|40|14.403,121.465
Petrovsk-Zabaykal’skiy|RU|93|51.275,108.843
Pentecoste|BR|06|-3.793,-39.27
Pālakkodu|IN|25|12.307,78.07
Prudentópolis|BR|18|-25.213,-50.978
Podporozh’ye|RU|42|60.911,34.171
Patnāgarh|IN|21|20.708,83.133
Payson|US|UT|40.044,-111.732
Poperinge|BE|VLG|50.854,2.727
Pontedera|IT|16|43.661,10.631
Pināhat|IN|36|26.885,78.376
Papillion|US|NE|41.154,-96.042
Proletarsk|RU|61|46.703,41.727
Pljevlja|ME|14|43.357,19.358
Piedade|PT|19|38.67,-9.159
Pinheiral|BR|21|-22.513,-44.001
Pinecrest|US|FL|25.667,-80.308
Poggiomarino|IT|04|40.801,14.541
Port Angeles|US|WA|48.118,-123.431
Plettenberg Bay|ZA|11|-34.053,23.372
Panagyurishte|BG|48|42.495,24.19
Phak Hai|TH|36|14.457,100.37
Pueblo Nuevo|MX|10|23.379,-105.383
Puchheim|DE|02|48.15,11.35
Padua|CO|28|5.134,-75.14
Petauke|ZM|03|-14.241,31.32
Papar|MY|16|5.733,115.933
Pinole|US|CA|38.004,-122.299
Pisz|PL|85|53.627,21.813
Parchim|DE|12|53.426,11.849
Pinner|GB|ENG|51.594,-0.382
Pruzhany|BY|01|52.556,24.457
Pirané|AR|09|-25.732,-59.109
Pilar do Sul|BR|27|-23.813,-47.716
Piraí|BR|21|-22.629,-43.898
Puerto El Triunfo|SV|14|13.283,-88.55
Point Fortin|TT|PTF|10.174,-61.684
Pułtusk|PL|78|52.703,21.083
Puçol|ES|60|39.617,-0.3
Pyskowice|PL|83|50.4,18.633
Pasir Mas|MY|03|6.049,102.14
Parīchhatgarh|IN|36|28.978,77.934
Pedroso|PT|17|41.411,-8.749
Ponda|IN|33|15.403,74.015
Pietrasanta|IT|16|43.96,10.228
Paracho de Verduzco|MX|16|19.647,-102.049
Pitangui|BR|15|-19.683,-44.89
Pahāsu|IN|36|28.172,78.064
Piracuruca|BR|20|-3.928,-41.709
Púchov|SK|06|49.125,18.326
Phan Thong|TH|46|13.468,101.095
Patzún|GT|03|14.682,-91.014
Prestatyn|GB|WLS|53.337,-3.408
Pijnacker|NL|11|52.02,4.429
Peshtera|BG|48|42.034,24.3
Puerto San José|GT|06|13.927,-90.822
Pitanga|BR|18|-24.757,-51.761
Palmeira|BR|18|-25.429,-50.006
Port Colborne|CA|08|42.9,-79.233
Peacehaven|GB|ENG|50.793,-0.007
Palencia|GT|07|14.667,-90.357
Palmi|IT|03|38.359,15.852
Phalauda|IN|36|29.188,77.83
Palmital|BR|27|-22.789,-50.218
Point Pleasant|US|NJ|40.083,-74.068
Plaisance-du-Touch|FR|76|43.566,1.297
Padampur|IN|24|29.709,73.625
Peterhead|GB|SCT|57.505,-1.784
Paoua|CF|13|7.243,16.441
Paraipaba|BR|06|-3.439,-39.148
Patharia|IN|35|23.899,79.194
Parque Industrial Ciudad Mitras|MX|19|25.789,-100.448
Punta Gorda Isles|US|FL|26.918,-82.078
Priozërsk|RU|42|61.039,30.129
Palestine|US|TX|31.762,-95.631
Pfullingen|DE|01|48.465,9.228
Pointe-à-Pitre|GP|GP|16.241,-61.536
Palmer|US|MA|42.158,-72.329
Pataudi|IN|10|28.325,76.779
Pushkino|AZ|13|39.458,48.545
Pampa|US|TX|35.536,-100.96
Pozzallo|IT|15|36.73,14.847
Ptuj|SI|K7|46.42,15.87
Palamós|ES|56|41.848,3.129
Punta Gorda|US|FL|26.93,-82.045
Pompéia|BR|27|-22.109,-50.172
Povorino|RU|86|51.194,42.246
Palazzolo sull'Oglio|IT|09|45.597,9.887
Port Alfred|ZA|05|-33.586,26.883
Primero de Enero|CU|07|21.945,-78.431
Pô|BF|07|11.17,-1.145
Privolzhsk|RU|21|57.387,41.287
Pailin|KH|30|12.849,102.609
Pilar|PH|03|14.66,120.565
Perdões|BR|15|-21.091,-45.091
Palanga|LT|58|55.917,21.069
Pāveh|IR|13|35.043,46.356
Portsmouth|US|RI|41.602,-71.25
Pout|SN|07|14.771,-17.061
Piazza Armerina|IT|15|37.384,14.369
Pozoblanco|ES|51|38.379,-4.848
Pennādam|IN|25|11.404,79.242
Pleszew|PL|86|51.896,17.785
Piúma|BR|08|-20.838,-40.722
Parets del Vallès|ES|56|41.575,2.233
Palos Hills|US|IL|41.697,-87.817
Prunedale|US|CA|36.776,-121.67
Palo|PH|08|11.158,124.991
Pūndri|IN|10|29.761,76.56
Pirajuí|BR|27|-21.999,-49.457
Puerto Rico|AR|14|-26.796,-55.024
Perundurai|IN|25|11.276,77.588
Progreso de Alvaro Obregon|MX|13|20.249,-99.19
Porriño|ES|58|42.162,-8.62
Portogruaro|IT|20|45.781,12.841
Parit Raja|MY|01|1.868,103.112
Pedregal|PA|02|8.366,-82.435
Pitt Meadows|CA|02|49.221,-122.69
Pādegān-e Manjīl|IR|08|36.742,49.416
Pombal|PT|13|39.917,-8.628
Porto Calvo|BR|02|-9.045,-35.398
Phirangipuram|IN|02|16.291,80.262
Polyarnyy|RU|49|69.199,33.448
Paolo VI|IT|13|40.522,17.274
Plainville|US|CT|41.675,-72.858
Poptún|GT|12|16.331,-89.417
Paharpur|PK|03|32.105,70.971
Préveza|GR|ESYE21|38.956,20.75
Poplar Bluff|US|MO|36.757,-90.393
Pollença|ES|07|39.877,3.016
Pindobaçu|BR|05|-10.742,-40.361
Promyshlennaya|RU|29|54.916,85.638
Palmarito Tochapan|MX|21|18.901,-97.638
Parede|PT|14|38.693,-9.354
Penalva|BR|13|-3.294,-45.174
Playa del Ingles|ES|53|27.757,-15.579
Pallasovka|RU|84|50.05,46.883
Phu Khiao|TH|26|16.377,102.129
Pidhorodne|UA|04|48.575,35.107
Puma|TZ|16|-5,34.733
Pokachi|RU|32|61.72,75.368
Plast|RU|13|54.369,60.814
Phuntsholing|BT|06|26.852,89.388
Parvomay|BG|51|42.1,25.217
Pamiers|FR|76|43.117,1.611
Piñas|EC|08|-3.681,-79.681
Palau|MX|07|27.892,-101.423
Puerto Aysén|CL|02|-45.403,-72.692
Palmela|PT|19|38.569,-8.901
Pijijiapan|MX|05|15.686,-93.209
Piossasco|IT|12|44.988,7.46
Pridonskoy|RU|86|51.683,39.068
Pendleton|US|OR|45.672,-118.789
Papanasam|IN|25|10.927,79.271
Plavsk|RU|76|53.709,37.292
Pontivy|FR|53|48.069,-2.963
Piracanjuba|BR|29|-17.303,-49.017
Przasnysz|PL|78|53.019,20.88
Pacho|CO|33|5.133,-74.16
Puerto López|CO|19|4.099,-72.956
Poronaysk|RU|64|49.222,143.097
Phaphūnd|IN|36|26.599,79.464
Phoenixville|US|PA|40.13,-75.515
Péruwelz|BE|WAL|50.508,3.594
Porto Empedocle|IT|15|37.289,13.525
Pelileo|EC|19|-1.33,-78.543
Popovo|BG|60|43.35,26.233
Palera|IN|35|25.02,79.228
Panórama|GR|ESYE12|40.588,23.032
Pelhřimov|CZ|80|49.431,15.223
Pinewood|US|FL|25.869,-80.217
Patzicía|GT|03|14.632,-90.927
Proletar|TJ|03|40.167,69.502
Piraí do Sul|BR|18|-24.526,-49.949
Padampur|IN|21|20.999,83.063
Prospect Heights|US|IL|42.095,-87.938
Parelhas|BR|22|-6.688,-36.657
Pantai Remis|MY|07|4.456,100.629
Panguipulli|CL|17|-39.644,-72.333
Puerto Santander|CO|21|8.364,-72.406
Pully|CH|VD|46.51,6.662
Penonomé|PA|03|8.519,-80.357
Piritiba|BR|05|-11.73,-40.555
Palagonia|IT|15|37.33,14.745
Paranapanema|BR|27|-23.386,-48.724
Pantelimon|RO|43|44.45,26.2
Pushkar|IN|24|26.49,74.552
Pujilí|EC|07|-0.958,-78.696
Padre Bernardo|BR|29|-15.166,-48.283
Portland|US|TX|27.877,-97.324
Penicuik|GB|SCT|55.831,-3.226
Piriyāpatna|IN|19|12.335,76.101
Pyriatyn|UA|18|50.242,32.506
Pavlovsk|RU|66|59.683,30.435
Penzberg|DE|02|47.753,11.377
Phu Kradueng|TH|18|16.884,101.885
Peraía|GR|ESYE12|40.499,22.926
Phanom Sarakham|TH|44|13.749,101.349
Poio|ES|58|42.448,-8.686
Pasaia|ES|59|43.325,-1.927
Püspökladány|HU|10|47.317,21.117
Petawawa|CA|08|45.895,-77.28
Progreso|UY|02|-34.667,-56.218
Prosper|US|TX|33.236,-96.801
Pecan Grove|US|TX|29.626,-95.732
Puurs|BE|VLG|51.074,4.288
Port-de-Bouc|FR|93|43.407,4.981
Parole|US|MD|38.98,-76.531
Pestovo|RU|52|58.594,35.802
Pont-à-Celles|BE|WAL|50.505,4.369
Pombos|BR|30|-8.141,-35.396
Pearl River|US|NY|41.059,-74.022
Pokrov|RU|83|55.918,39.172
Petushki|RU|83|55.926,39.461
Pipraich|IN|36|26.827,83.526
Port Washington|US|NY|40.826,-73.698
Przeworsk|PL|80|50.059,22.494
Preetz|DE|10|54.235,10.278
Pennāgaram|IN|25|12.134,77.895
Pinehurst|US|NC|35.195,-79.469
Paraguaçu|BR|15|-21.547,-45.737
Persianovka|RU|61|47.53,39.418
Potrerillos|HN|06|15.233,-87.967
Pacific Grove|US|CA|36.618,-121.917
Porthcawl|GB|WLS|51.479,-3.704
Peniche|PT|13|39.356,-9.381
Pirkkala|FI|06|61.461,23.632
Pa Sang|TH|05|18.526,98.939
Portalegre|PT|16|39.294,-7.431
Puerto Esperanza|AR|14|-26.023,-54.614
Prakhon Chai|TH|28|14.606,103.121
Porto San Giorgio|IT|10|43.178,13.794
Pimentel|PE|14|-6.837,-79.934
Peer|BE|VLG|51.13,5.46
Pembroke|CA|08|45.817,-77.116
Plainfield|US|CT|41.676,-71.915
Port Richmond|US|NY|40.633,-74.137
Prado|BR|05|-17.341,-39.221
Perry|US|GA|32.458,-83.732
Peribán de Ramos|MX|16|19.52,-102.414
Pont-à-Mousson|FR|44|48.907,6.056
Parvatsar|IN|24|26.886,74.766
Pathalgaon|IN|37|22.557,83.464
Paso de Carrasco|UY|02|-34.86,-56.052
Palagiano|IT|13|40.578,17.038
Payson|US|AZ|34.231,-111.325
Pūnāhāna|IN|10|27.864,77.204
Pipili|IN|21|20.114,85.831
Popeşti-Leordeni|RO|43|44.383,26.167
Putte|BE|VLG|51.053,4.633
Pataskala|US|OH|39.996,-82.674
Phon Charoen|TH|17|18.033,103.167
Punata|BO|02|-17.542,-65.835
Port Glasgow|GB|SCT|55.935,-4.689
Penrith|GB|ENG|54.666,-2.758
Puebla|MX|02|32.567,-115.353
Pinhão|BR|18|-25.696,-51.66
Parlier|US|CA|36.612,-119.527
Paraty|BR|21|-23.218,-44.713
Phek|IN|17|25.667,94.5
Pochep|RU|10|52.934,33.446
Polyarnyye Zori|RU|49|67.366,32.498
Pupri|IN|34|26.471,85.703
Paradise|TT|TUP|10.653,-61.363
Punjai Puliyampatti|IN|25|11.352,77.167
Pachperwa|IN|36|27.512,82.643
Perchtoldsdorf|AT|03|48.119,16.266
Pantai Cenang|MY|08|6.294,99.728
Peresvet|RU|47|56.423,38.176
Pérgamos|CY|03|35.042,33.708
`;
