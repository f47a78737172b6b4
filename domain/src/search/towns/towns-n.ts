/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
New York City|US|NY|40.714,-74.006
Nanjing|CN|04|32.062,118.778
Nanchong|CN|32|30.795,106.085
Ningbo|CN|02|29.878,121.549
Nairobi|KE|05|-1.283,36.817
Nanchang|CN|03|28.684,115.853
Nagpur|IN|16|21.146,79.085
Nagoya|JP|01|35.181,136.906
Novosibirsk|RU|53|55.041,82.935
Najafgarh|IN|07|28.609,76.98
Nashik|IN|16|19.997,73.791
Nizhniy Novgorod|RU|51|56.329,44.002
Nowrangapur|IN|21|19.231,82.548
Nova Iguaçu|BR|21|-22.759,-43.451
Naples|IT|04|40.852,14.268
Nay Pyi Taw|MM|18|19.745,96.13
Nanning|CN|16|22.817,108.317
Narela|IN|07|28.853,77.093
Naucalpan de Juárez|MX|15|19.479,-99.24
Niamey|NE|08|13.514,2.11
Natal|BR|22|-5.795,-35.209
Nottingham|GB|ENG|52.954,-1.15
N'Djamena|TD|21|12.107,15.044
Nantong|CN|04|32.03,120.875
Nouakchott|MR||18.086,-15.979
North York|CA|08|43.767,-79.416
Nyala|SD|49|12.049,24.881
Nanded|IN|16|19.16,77.315
Neijiang|CN|32|29.584,105.062
Novokuznetsk|RU|29|53.756,87.11
Nashville|US|TN|36.166,-86.784
Naberezhnyye Chelny|RU|73|55.725,52.411
Niigata|JP|29|37.886,139.006
Nürnberg|DE|02|49.454,11.078
Najaf|IQ|17|32.026,44.346
Nishinomiya-hama|JP|13|34.716,135.332
Niterói|BR|21|-22.883,-43.104
Namp’o|KP|15|38.737,125.408
Nangi|IN|28|22.508,88.215
Namangan|UZ|06|40.998,71.673
Nagasaki|JP|27|32.75,129.883
Newcastle|ZA|02|-27.758,29.932
Nellore|IN|02|14.45,79.987
Nasiriyah|IQ|09|31.058,46.257
Ndola|ZM|08|-12.959,28.637
New Orleans|US|LA|29.955,-90.075
Nampula|MZ|06|-15.116,39.267
N’dalatando|AO|05|-9.298,14.912
Nizhny Tagil|RU|71|57.919,59.965
Nuevo Laredo|MX|28|27.476,-99.516
Natore|BD|83|24.411,88.987
Nara-shi|JP|28|34.685,135.805
Nagano|JP|26|36.65,138.183
Neiva|CO|16|2.927,-75.282
Nur-Sultan|KZ|05|51.18,71.446
Nice|FR|93|43.703,7.266
New Delhi|IN|07|28.636,77.224
Newcastle|AU|02|-32.93,151.78
Newport|GB|WLS|51.588,-2.998
Nizāmābād|IN|40|18.672,78.099
Naha|JP|47|26.217,127.683
Noida|IN|36|28.58,77.33
Nha Trang|VN|54|12.245,109.194
Newark|US|NJ|40.736,-74.172
Nicolás Romero|MX|15|19.642,-99.307
Narsingdi|BD|81|23.923,90.718
Nantes|FR|52|47.217,-1.553
Nal’chik|RU|22|43.498,43.619
Nakuru|KE|39|-0.307,36.072
Najrān|SA|16|17.493,44.128
Novo Hamburgo|BR|23|-29.678,-51.131
Naihāti|IN|28|22.894,88.415
Nanyang|CN|09|32.995,112.533
Niš|RS|SE|43.325,21.903
Navotas|PH|NCR|14.667,120.95
Norfolk|US|VA|36.847,-76.285
Nizhnevartovsk|RU|32|60.934,76.553
Neuquén|AR|15|-38.952,-68.059
Novorossiysk|RU|38|44.724,37.768
Neyagawa|JP|32|34.766,135.628
Nāgarpur|BD|81|24.058,89.877
North Las Vegas|US|NV|36.199,-115.118
Nizhnekamsk|RU|73|55.637,51.824
Ngaoundéré|CM|10|7.328,13.585
Nukus|UZ|09|42.453,59.61
Nawabshah|PK|05|26.239,68.404
Nassau|BS|23|25.058,-77.343
Nacala|MZ|06|-14.563,40.685
Nārāyanganj|BD|81|23.614,90.503
Najafābād|IR|28|32.635,51.365
Neyshābūr|IR|42|36.213,58.796
Northampton|GB|ENG|52.25,-0.883
Novi Sad|RS|VO|45.252,19.837
Nazrēt|ET|51|8.55,39.267
Nāgercoil|IN|25|8.179,77.432
Naz̧arābād|IR|44|35.954,50.606
Norwich|GB|ENG|52.628,1.298
Nogales|MX|26|31.309,-110.942
Nakhon Ratchasima|TH|27|14.971,102.102
Numazu|JP|37|35.1,138.867
Nadiād|IN|09|22.694,72.862
Nicosia|CY|04|35.175,33.364
New Cairo|EG|11|30.03,31.47
Nagaoka|JP|29|37.45,138.85
Nishi-Tokyo-shi|JP|40|35.725,139.538
Nāngloi Jāt|IN|07|28.68,77.068
Nnewi|NG|25|6.02,6.917
Nam Định|VN|82|20.434,106.177
Newcastle upon Tyne|GB|ENG|54.973,-1.614
Newport News|US|VA|37.083,-76.47
Nepean|CA|08|45.336,-75.722
Naga|PH|05|13.619,123.181
Netanya|IL|02|32.333,34.86
Nanping|CN|07|26.645,118.174
Navsāri|IN|09|20.942,72.925
Novocherkassk|RU|61|47.421,40.092
Nandyāl|IN|02|15.478,78.484
Nazran’|RU|19|43.226,44.773
Nossa Senhora do Socorro|BR|28|-10.855,-37.126
Nijmegen|NL|03|51.843,5.853
Nanpiao|CN|19|41.098,120.748
Nagareyama|JP|04|35.856,139.903
Nova Friburgo|BR|21|-22.282,-42.531
Neuss|DE|07|51.198,6.685
Nîmes|FR|76|43.834,4.36
Nilópolis|BR|21|-22.808,-43.414
Naperville|US|IL|41.786,-88.147
Nakhodka|RU|59|42.814,132.873
Nawābganj|BD|83|24.59,88.274
Norilsk|RU|91|69.353,88.203
Nigel|ZA|06|-26.431,28.477
Negombo|LK|36|7.208,79.836
Nevinnomyssk|RU|70|44.633,41.944
Nzérékoré|GN|N|7.756,-8.818
Novomoskovsk|RU|76|54.011,38.285
Nikopol|UA|04|47.571,34.396
Nablus|PS|WE|32.221,35.254
New Haven|US|CT|41.308,-72.928
Navoiy|UZ|07|40.084,65.379
Nador|MA|02|35.168,-2.934
Novocheboksarsk|RU|16|56.111,47.478
Neftekamsk|RU|08|56.092,54.266
New Mirpur|PK|06|33.148,73.752
Niihama|JP|05|33.96,133.305
Nobeoka|JP|25|32.583,131.667
Nalgonda|IN|40|17.054,79.267
Noda|JP|04|35.949,139.868
North Stamford|US|CT|41.138,-73.543
Nakhon Si Thammarat|TH|64|8.433,99.967
Norman|US|OK|35.223,-97.439
Nabatîyé et Tahta|LB|07|33.379,35.484
Nazilli|TR|09|37.916,28.322
Nakhon Pathom|TH|53|13.82,100.044
Nkongsamba|CM|05|4.955,9.94
Nyíregyháza|HU|18|47.955,21.717
Noginsk|RU|47|55.866,38.444
Novo-Peredelkino|RU|48|55.645,37.336
Navojoa|MX|26|27.07,-109.444
North Peoria|US|IL|40.718,-89.584
Nefteyugansk|RU|32|61.1,72.603
Novokuybyshevsk|RU|65|53.096,49.946
Navadwīp|IN|28|23.407,88.369
Nsukka|NG|47|6.858,7.396
Nguru|NG|44|12.877,10.455
Nelspruit|ZA|07|-25.474,30.97
Noyabrsk|RU|87|63.193,75.437
North Charleston|US|SC|32.855,-79.975
Nehe|CN|08|48.483,124.833
Norwalk|US|CA|33.902,-118.082
Namur|BE|WAL|50.467,4.867
Novotroitsk|RU|55|51.203,58.327
Nantou|TW|04|23.916,120.664
Nancy|FR|44|48.684,6.185
Nkpor|NG|25|6.15,6.83
Nagda|IN|35|23.458,75.418
Nishio|JP|01|34.867,137.05
Navapolatsk|BY|07|55.532,28.599
Nandurbar|IN|16|21.367,74.241
Narita|JP|04|35.783,140.317
Novoshakhtinsk|RU|61|47.76,39.933
Narasaraopet|IN|02|16.235,80.049
Nāgaur|IN|24|27.202,73.734
Nowshera Cantonment|PK|03|33.998,71.998
Nawāda|IN|34|24.887,85.544
New Bedford|US|MA|41.635,-70.927
Nemby|PY|06|-25.395,-57.536
Negapatam|IN|25|10.764,79.843
Novyy Urengoy|RU|87|66.083,76.633
Novoural’sk|RU|71|57.244,60.084
Norrköping|SE|16|58.594,16.183
Novara|IT|12|45.447,8.621
Nouméa|NC|02|-22.274,166.449
Nuneaton|GB|ENG|52.523,-1.465
Nakhon Sawan|TH|16|15.705,100.137
Niğde|TR|73|37.966,34.679
Namyangju|KR|13|37.637,127.214
Nampa|US|ID|43.541,-116.563
Nyaunglebin|MM|16|17.954,96.722
Níkaia|GR|ESYE31|37.967,23.65
Nusaybin|TR|72|37.07,41.215
Newton|US|MA|42.337,-71.209
Norwalk|US|CT|41.118,-73.408
Nova Lima|BR|15|-19.986,-43.847
Nabari|JP|23|34.617,136.083
Neyyāttinkara|IN|13|8.399,77.086
Nashua|US|NH|42.765,-71.468
Nenjiang|CN|08|49.174,125.218
Newport Beach|US|CA|33.619,-117.929
Nanterre|FR|11|48.892,2.207
Nitra|SK|04|48.308,18.085
Nanfeng|CN|30|23.727,111.797
Novi Pazar|RS|SE|43.137,20.512
Nanding|CN|25|36.748,118.056
Nanaimo|CA|02|49.166,-123.94
Nowy Sącz|PL|77|49.622,20.697
Najībābād|IN|36|29.612,78.343
Nanzhang Chengguanzhen|CN|12|31.784,111.828
NIA Valencia|PH|10|7.906,125.094
Ningyang|CN|25|35.764,116.791
Nangong|CN|10|37.358,115.374
Nizip|TR|83|37.01,37.794
Niagara Falls|CA|08|43.1,-79.066
Naesŏ|KR|20|35.25,128.52
Nirmal|IN|40|19.097,78.344
Natitingou|BJ|08|10.304,1.38
Necochea|AR|01|-38.554,-58.74
Napa|US|CA|38.297,-122.286
Namibe|AO|13|-15.196,12.152
New Rochelle|US|NY|40.911,-73.782
Norzagaray|PH|03|14.911,121.049
Nawābganj|IN|36|26.931,81.198
Netrakona|BD|H|24.884,90.729
Neumünster|DE|10|54.075,9.982
Numan|NG|35|9.464,12.031
Nagīna|IN|36|29.444,78.436
Nahāvand|IR|09|34.191,48.374
Newcastle under Lyme|GB|ENG|53,-2.233
Nevşehir|TR|50|38.625,34.712
Nizhyn|UA|02|51.048,31.887
Nanma|CN|25|36.185,118.155
Newmarket|CA|08|44.05,-79.466
Naqadeh|IR|01|36.955,45.388
Nūrābād|IR|23|34.073,47.972
Novomoskovs’k|UA|04|48.638,35.245
Néa Smýrni|GR|ESYE31|37.945,23.714
New Britain|US|CT|41.661,-72.78
Naro-Fominsk|RU|47|55.388,36.733
Nouadhibou|MR|08|20.942,-17.038
Nizwá|OM|01|22.933,57.533
Norderstedt|DE|10|53.686,9.98
New Braunfels|US|TX|29.703,-98.124
North Richland Hills|US|TX|32.834,-97.229
Nganjuk|ID|08|-7.605,111.903
Ninghai|CN|02|29.289,121.425
Narowal|PK|04|32.102,74.873
Neubrandenburg|DE|12|53.564,13.275
Nakatsu|JP|30|33.598,131.188
Néa Ionía|GR|ESYE31|38.036,23.757
Narva|EE|03|59.377,28.19
Neuwied|DE|08|50.434,7.471
North Little Rock|US|AR|34.77,-92.267
Neryungri|RU|63|56.666,124.638
Nārnaul|IN|10|28.044,76.108
Niitsu-honchō|JP|29|37.8,139.122
Ningde|CN|07|26.662,119.523
Nazareth|IL|03|32.701,35.297
Nakhchivan|AZ|35|39.209,45.412
Nābha|IN|23|30.376,76.153
Nepalgunj|NP|5|28.05,81.617
Narutochō-mitsuishi|JP|39|34.199,134.609
Nūrābād|IR|07|30.114,51.522
Newtownabbey|GB|NIR|54.66,-5.909
Nong Khai|TH|17|17.878,102.742
North Bergen|US|NJ|40.804,-74.012
Nanlong|CN|32|31.353,106.063
Novaya Balakhna|RU|51|56.49,43.601
Nkwerre|NG|28|5.759,7.104
Nasugbu|PH|40|14.067,120.632
North Miami|US|FL|25.89,-80.187
Noisy-le-Grand|FR|11|48.85,2.563
North Port|US|FL|27.044,-82.236
Nianzishan|CN|08|47.517,122.883
Nagahama|JP|35|35.383,136.267
Njeru|UG|C|0.442,33.179
Nandu|CN|16|22.852,110.823
Nieuwegein|NL|09|52.029,5.081
Neuilly-sur-Seine|FR|11|48.885,2.27
National City|US|CA|32.678,-117.099
Novoaltaysk|RU|04|53.392,83.936
Norfolk County|CA|08|42.833,-80.383
Nipāni|IN|16|16.399,74.383
Néma|MR|01|16.617,-7.256
North Lakhimpur|IN|03|27.235,94.104
Nago|JP|47|26.615,127.985
Narasapur|IN|02|16.434,81.698
Nelson|NZ|F5|-41.271,173.284
Noblesville|US|IN|40.046,-86.009
Novi|US|MI|42.481,-83.475
New Westminster|CA|02|49.207,-122.911
Nawalgarh|IN|24|27.852,75.274
Nedumangād|IN|13|8.603,77.001
Nikšić|ME|12|42.773,18.944
Nīmbāhera|IN|24|24.622,74.68
Nangen|KR|03|35.41,127.386
Novovolyns’k|UA|24|50.726,24.163
Naksalbāri|IN|28|26.683,88.22
New Brunswick|US|NJ|40.486,-74.452
Ninghai|CN|25|37.384,121.609
Nōgata|JP|07|33.741,130.723
Napier|NZ|F2|-39.493,176.912
Nantai|CN|19|40.924,122.804
Nabeul|TN|19|36.456,10.738
Nankana Sahib|PK|04|31.45,73.707
Nāmakkal|IN|25|11.221,78.165
Novohrad-Volynskyi|UA|27|50.594,27.616
Nokha|IN|24|27.562,73.471
Narwāna|IN|10|29.599,76.119
Nuevo Casas Grandes|MX|06|30.416,-107.912
Novato|US|CA|38.107,-122.57
Nanto-shi|JP|42|36.569,136.912
Nazarovo|RU|91|56.01,90.401
Naic|PH|40|14.318,120.766
North Chicopee|US|MA|42.183,-72.6
Narail|BD|82|23.155,89.495
Nakatsugawa|JP|09|35.483,137.5
Niort|FR|75|46.323,-0.459
Nanzhou|CN|11|29.36,112.402
Normal|US|IL|40.514,-88.991
Nuevitas|CU|05|21.546,-77.265
Nikki|BJ|10|9.94,3.211
Neustadt|DE|08|49.35,8.139
Nūzvīd|IN|02|16.789,80.846
Nueva Guinea|NI|18|11.688,-84.456
Nordhorn|DE|06|52.431,7.068
Naryn|KG|04|41.429,75.991
Nyagan|RU|32|62.141,65.394
Norton|ZW|05|-17.883,30.7
Nasīrābād|IN|24|26.305,74.734
Neu-Ulm|DE|02|48.393,10.011
Nahariyya|IL|03|33.009,35.098
Neubrück|DE|07|51.134,6.639
Nyeri|KE|44|-0.42,36.948
Noshiro|JP|02|40.208,140.027
Nagykanizsa|HU|24|46.453,16.991
Narbonne|FR|76|43.184,3.001
Nova Kakhovka|UA|08|46.755,33.349
North La Crosse|US|WI|43.846,-91.248
North Bay|CA|08|46.317,-79.466
Nkoteng|CM|11|4.517,12.033
Nanjangūd|IN|19|12.118,76.684
Niksar|TR|60|40.592,36.952
Neunkirchen|DE|09|49.344,7.18
Nova Odessa|BR|27|-22.777,-47.296
Nageswari|BD|87|25.968,89.692
New Plymouth|NZ|F9|-39.067,174.083
Niagara Falls|US|NY|43.094,-79.057
Novyy Turtkul’|UZ|09|41.55,61.017
Nekā|IR|35|36.651,53.299
Nangal|IN|23|31.39,76.376
Nihtaur|IN|36|29.324,78.387
Nonoichi|JP|15|36.533,136.617
North Vancouver|CA|02|49.316,-123.069
Newark|US|OH|40.058,-82.401
Navegantes|BR|26|-26.899,-48.654
Narathiwat|TH|31|6.426,101.823
Nichelino|IT|12|45,7.653
Narsimhapur|IN|35|22.949,79.184
Northwich|GB|ENG|53.259,-2.52
Nysa|PL|79|50.474,17.334
Naka|JP|14|36.05,140.167
Nakama|JP|07|33.817,130.71
Njombe|TZ|30|-9.349,34.772
Nohar|IN|24|29.183,74.771
Nadym|RU|87|65.533,72.517
Nānpāra|IN|36|27.865,81.5
Neath|GB|WLS|51.663,-3.804
Neustadt am Rübenberge|DE|06|52.505,9.459
Nāyudupet|IN|02|13.907,79.895
Numata|JP|10|36.633,139.05
Neyrīz|IR|07|29.199,54.328
Nandikotkūr|IN|02|15.857,78.266
Nanao|JP|15|37.05,136.967
Nocera Inferiore|IT|04|40.745,14.645
Nettuno|IT|07|41.458,12.664
Nsawam|GH|05|5.809,-0.35
Nellikkuppam|IN|25|11.776,79.67
Nichinan|JP|25|31.6,131.367
Nidadavole|IN|02|16.906,81.672
Nevers|FR|27|46.99,3.159
North Miami Beach|US|FL|25.933,-80.163
Nordhausen|DE|15|51.502,10.796
Nabire|ID|36|-3.36,135.501
Nonsan|KR|17|36.204,127.085
North Bethesda|US|MD|39.045,-77.119
North Lauderdale|US|FL|26.217,-80.226
Newark on Trent|GB|ENG|53.067,-0.817
Nishifukuma|JP|07|33.766,130.475
Novodvinsk|RU|06|64.416,40.812
Nakano|JP|26|36.75,138.367
North Highlands|US|CA|38.686,-121.372
Novozybkov|RU|10|52.54,31.927
Naju|KR|16|35.029,126.718
Nettetal|DE|07|51.317,6.283
Naini Tāl|IN|39|29.397,79.447
Nadi|FJ|05|-17.803,177.416
Nové Zámky|SK|04|47.985,18.162
Naze|JP|18|28.367,129.483
Newburn|GB|ENG|54.988,-1.744
Naugachhia|IN|34|25.388,87.099
Naja' Ḥammādī|EG|23|26.049,32.241
Nong Khae|TH|37|14.341,100.867
Nof HaGalil|IL|03|32.708,35.325
Naushahra Virkan|PK|04|31.963,73.971
Nioki|CD|24|-2.72,17.69
Næstved|DK|20|55.23,11.761
North Atlanta|US|GA|33.865,-84.337
Nowa Sól|PL|76|51.803,15.717
Nürtingen|DE|01|48.626,9.342
Nyaungdon|MM|03|17.045,95.64
Nibong Tebal|MY|09|5.166,100.478
Nowshahr|IR|35|36.649,51.496
Norwich|US|CT|41.524,-72.076
New Berlin|US|WI|42.976,-88.108
North Shields|GB|ENG|55.016,-1.449
Nāndūra Buzurg|IN|16|20.834,76.459
Neumarkt in der Oberpfalz|DE|02|49.28,11.463
Nādāpuram|IN|13|11.685,75.655
Nāthdwāra|IN|24|24.938,73.824
North Fort Myers|US|FL|26.667,-81.88
Northglenn|US|CO|39.886,-104.987
Nguruka|TZ|05|-5.109,31.042
Nūrpur|IN|36|29.15,78.408
Nārāyanpet|IN|40|16.748,77.495
Noisy-le-Sec|FR|11|48.891,2.465
New Bādāh|PK|05|27.342,68.032
Nizhneudinsk|RU|20|54.908,99.028
Nālchiti|BD|85|22.637,90.272
Ness Ziona|IL|02|31.929,34.799
Naivasha|KE|39|-0.714,36.433
Nijkerk|NL|03|52.22,5.486
Nandigāma|IN|02|16.772,80.286
Nueva Rosita|MX|07|27.94,-101.218
Newala Kisimani|TZ|11|-10.95,39.283
Nanuque|BR|15|-17.839,-40.354
Narón|ES|58|43.502,-8.191
Novovoronezh|RU|86|51.307,39.217
Noveleta|PH|40|14.429,120.88
Newnan|US|GA|33.381,-84.8
Nosy Varika|MG|23|-20.583,48.533
Nurmijärvi|FI|01|60.464,24.807
Nedroma|DZ|15|35.014,-1.748
Nishiwaki|JP|13|34.984,134.974
Ninh Bình|VN|59|20.258,105.98
New Albany|US|IN|38.286,-85.824
Niederkassel|DE|07|50.815,7.038
Newton Abbot|GB|ENG|50.529,-3.612
Naviraí|BR|11|-23.065,-54.191
Novokubansk|RU|38|45.117,41.027
Nihommatsu|JP|08|37.583,140.433
Nanyuki|KE|29|0.006,37.074
Narok|KE|41|-1.081,35.871
Nishishinminato|JP|42|36.78,137.076
Nuoro|IT|14|40.32,9.326
Novokazalinsk|KZ|14|45.848,62.153
Neu Isenburg|DE|05|50.048,8.694
N’diareme limamoulaye|SN|01|14.781,-17.384
Niwai|IN|24|26.361,75.918
New Amsterdam|GY|13|6.248,-57.517
Ninove|BE|VLG|50.828,4.027
Narang Mandi|PK|04|31.904,74.516
Nabagrām|IN|28|22.288,88.509
Nueve de Julio|AR|01|-35.444,-60.883
Namerikawa|JP|42|36.76,137.362
Nakhon Phanom|TH|73|17.411,104.779
Nakamura|JP|20|32.983,132.933
Nilanga|IN|16|18.117,76.753
Neuilly-sur-Marne|FR|11|48.854,2.549
Nurlat|RU|73|54.428,50.805
Norristown|US|PA|40.121,-75.34
Nong Bua Lamphu|TH|79|17.204,102.441
Naranjito|EC|10|-2.167,-79.465
Nawābganj|IN|36|28.541,79.635
Nacogdoches|US|TX|31.604,-94.655
Nagua|DO|14|19.383,-69.847
North Providence|US|RI|41.85,-71.466
Nzega|RW|15|-2.479,29.556
Newark|US|DE|39.684,-75.75
Nowy Targ|PL|77|49.478,20.032
Narsīpatnam|IN|02|17.667,82.612
Northbrook|US|IL|42.128,-87.829
New City|US|NY|41.148,-73.989
Naudero|PK|05|27.667,68.361
Nargund|IN|19|15.723,75.387
Nartkala|RU|22|43.557,43.851
Nirasaki|JP|46|35.7,138.45
Negara|ID|02|-8.357,114.617
Năvodari|RO|14|44.317,28.6
Newbury|GB|ENG|51.401,-1.325
Netishyn|UA|09|50.34,26.642
Neem ka Thana|IN|24|27.74,75.787
Néa Ionía|GR|ESYE14|39.379,22.928
Nienburg|DE|06|52.646,9.221
Nepānagar|IN|35|21.454,76.393
Nautanwa|IN|36|27.428,83.418
North Ridgeville|US|OH|41.389,-82.019
Nueva Italia de Ruiz|MX|16|19.025,-102.093
Nakodar|IN|23|31.126,75.475
Nuevo Imperial|PE|15|-13.075,-76.317
Natick|US|MA|42.283,-71.35
North Cowichan|CA|02|48.841,-123.686
Nyköping|SE|18|58.753,17.008
Naranjal|EC|10|-2.674,-79.618
North Olmsted|US|OH|41.416,-81.923
Nyahururu|KE|29|0.038,36.363
Neuruppin|DE|11|52.928,12.803
Nakhabino|RU|47|55.849,37.178
Nabīnagar|BD|84|23.888,90.968
Naugatuck|US|CT|41.486,-73.051
Ninomiya|JP|19|35.301,139.256
Navarre|US|FL|30.402,-86.864
Neuchâtel|CH|NE|46.992,6.931
Nogent-sur-Marne|FR|11|48.837,2.483
Nemuro|JP|12|43.324,145.575
Nawanshahr|IN|23|31.125,76.116
Nagai|JP|44|38.104,140.035
Na Klang|TH|79|17.307,102.189
Nasarawa|NG|56|8.539,7.708
Nahiyat Ghammas|IQ|04|31.743,44.62
Northeim|DE|06|51.707,10
North Tonawanda|US|NY|43.039,-78.864
New Iberia|US|LA|30.004,-91.819
Novogrudok|BY|03|53.594,25.819
Nāḩīyat Saddat al Hindīyah|IQ|06|32.716,44.279
Newington|US|CT|41.698,-72.724
Nyachera|UG|W|-0.9,30.417
Nicolás R Casillas|MX|14|20.546,-103.466
Nebbi|UG|N|2.478,31.089
North Royalton|US|OH|41.314,-81.725
Nirgua|VE|22|10.15,-68.565
Novo Horizonte|BR|27|-21.468,-49.221
Nkowakowa|ZA|09|-23.888,30.287
New Bern|US|NC|35.108,-77.044
Nagqu|CN|14|31.477,92.057
Narsinghgarh|IN|35|23.708,77.093
Nanga Eboko|CM|11|4.683,12.367
Niles|US|IL|42.019,-87.803
Nicholasville|US|KY|37.881,-84.573
Naumburg|DE|14|51.15,11.81
Nardò|IT|13|40.18,18.032
North Chicago|US|IL|42.326,-87.841
Nāgar Karnūl|IN|40|16.482,78.325
Nurota|UZ|07|40.561,65.689
Newtownards|GB|NIR|54.592,-5.691
Nelson|GB|ENG|53.833,-2.2
Navolato|MX|25|24.766,-107.702
Nouna|BF|01|12.729,-3.863
Needham|US|MA|42.283,-71.233
Novoyavorivs'k|UA|15|49.93,23.574
Nelamangala|IN|19|13.1,77.394
Nokia|FI|06|61.467,23.5
Norwood|US|MA|42.195,-71.2
Naga|PH|07|10.209,123.758
Northampton|US|MA|42.325,-72.641
Neuburg an der Donau|DE|02|48.732,11.187
Nova Venécia|BR|08|-18.711,-40.401
Narra|PH|41|9.269,118.404
Newburgh|US|NY|41.503,-74.01
North Andover|US|MA|42.699,-71.135
Namanyere|TZ|24|-7.517,31.05
Nuevo México|MX|14|20.756,-103.443
North Kingstown|US|RI|41.55,-71.466
Nasirabad|PK|05|27.381,67.916
Newry|GB|NIR|54.178,-6.337
Nong Phai|TH|14|15.99,101.062
Ndibène Dahra|SN|13|15.334,-15.477
Neftekumsk|RU|70|44.756,44.992
Nordenham|DE|06|53.486,8.481
Nahualá|GT|19|14.843,-91.318
Nushki|PK|02|29.552,66.023
Nowy Dwór Mazowiecki|PL|78|52.43,20.717
Novoaleksandrovsk|RU|70|45.495,41.221
Nyūzen|JP|42|36.937,137.501
Nutley|US|NJ|40.822,-74.16
Nāhan|IN|11|30.56,77.294
Niquelândia|BR|29|-14.474,-48.46
Neckarsulm|DE|01|49.189,9.225
New London|US|CT|41.356,-72.1
Nikolayevsk-on-Amure|RU|30|53.147,140.723
Novelda|ES|60|38.385,-0.768
Neapoli|GR|ESYE12|40.653,22.942
Naharlagun|IN|30|27.105,93.695
Niscemi|IT|15|37.146,14.394
Nola|CF|16|3.525,16.046
Nagykőrös|HU|16|47.034,19.779
Nzega|TZ|17|-4.217,33.183
Nový Jičín|CZ|85|49.594,18.01
Níjar|ES|51|36.967,-2.206
Nazaré da Mata|BR|30|-7.742,-35.228
Nayoro|JP|12|44.351,142.458
North Creek|US|WA|47.82,-122.176
Ngunut|ID|08|-8.106,112.016
Norco|US|CA|33.931,-117.549
Nagarote|NI|08|12.266,-86.565
Nālūt|LY|74|31.868,10.981
Northolt|GB|ENG|51.549,-0.368
Newton Aycliffe|GB|ENG|54.618,-1.572
Novi Ligure|IT|12|44.762,8.787
Nagari|IN|02|13.321,79.586
Nev’yansk|RU|71|57.495,60.211
Nalhāti|IN|28|24.297,87.829
New Lenox|US|IL|41.512,-87.966
Neenah|US|WI|44.186,-88.463
Nuwara Eliya|LK|29|6.971,80.783
Nongstoin|IN|18|25.517,91.265
Néa Filadélfeia|GR|ESYE31|38.035,23.738
Narutō|JP|04|35.6,140.417
Nabua|PH|05|13.408,123.372
Nazaré|BR|05|-13.035,-39.014
Nubl|SY|09|36.379,36.993
Navrongo|GH|10|10.896,-1.092
Neietsu|KR|06|37.184,128.468
Nīlēshwar|IN|13|12.26,75.135
Nerekhta|RU|37|57.459,40.575
Nelidovo|RU|77|56.221,32.777
Nanchital de Lázaro Cárdenas del Río|MX|30|18.071,-94.408
Nacka|SE|26|59.311,18.164
Netphen|DE|07|50.917,8.1
Norden|DE|06|53.596,7.206
North Tustin|US|CA|33.764,-117.794
Newport|GB|ENG|50.701,-1.291
Nkhotakota|MW|C|-12.927,34.296
Northport|US|AL|33.229,-87.577
Nowa Ruda|PL|72|50.58,16.502
New Yekepa|LR|09|7.579,-8.538
Nan|TH|04|18.784,100.779
Newton Mearns|GB|SCT|55.773,-4.333
Naduvannūr|IN|13|11.488,75.775
Nyalikungu|TZ|31|-3.183,33.783
Netivot|IL|01|31.423,34.589
Nagcarlan|PH|40|14.136,121.416
Navan|IE|L|53.653,-6.681
North Potomac|US|MD|39.083,-77.265
Novopavlovsk|RU|70|43.962,43.634
Norfolk|US|NE|42.028,-97.417
Noordwijk-Binnen|NL|11|52.234,4.445
Nova Zagora|BG|56|42.483,26.017
Nikol’sk|RU|57|53.719,46.071
New Smyrna Beach|US|FL|29.026,-80.927
Narasannapeta|IN|02|18.414,84.045
Newport|US|RI|41.49,-71.313
Nueva Loja|EC|22|0.086,-76.895
Nāndgaon|IN|16|20.307,74.655
Norton Shores|US|MI|43.169,-86.264
North Platte|US|NE|41.124,-100.765
Nivelles|BE|WAL|50.598,4.328
Nola|IT|04|40.926,14.528
North Haven|US|CT|41.391,-72.86
Nizhniy Lomov|RU|57|53.53,43.677
Niimi|JP|31|34.983,133.467
New Milton|GB|ENG|50.756,-1.666
Ngemplak|ID|07|-7.55,110.716
Nchelenge|ZM|04|-9.345,28.734
Norland|US|FL|25.949,-80.212
Nazca|PE|11|-14.831,-74.939
Nagar|IN|24|27.424,77.099
Nādbai|IN|24|27.223,77.196
Nocera Superiore|IT|04|40.742,14.674
Novo Mesto|SI|J7|45.804,15.169
Nebaj|GT|14|15.406,-91.147
Nāsriganj|IN|34|25.051,84.328
Niamtougou|TG|23|9.768,1.105
Nuenen|NL|06|51.47,5.553
Navalgund|IN|19|15.559,75.353
Nova Cruz|BR|22|-6.478,-35.434
Nagato|JP|45|34.383,131.2
Nakūr|IN|36|29.92,77.304
Nangomba|TZ|11|-10.9,38.5
Nafada|NG|55|11.096,11.333
Nagold|DE|01|48.55,8.724
Ngoro|ID|08|-7.684,112.258
Newberg|US|OR|45.3,-122.973
Ngudu|TZ|12|-2.967,33.333
Nāḩiyat ash Shināfīyah|IQ|04|31.584,44.647
Novotitarovskaya|RU|38|45.238,38.981
Nizhnyaya Tura|RU|71|58.629,59.812
North Augusta|US|SC|33.502,-81.965
Namasuba|UG|C|0.689,32.421
Naraura|IN|36|28.201,78.387
Ngawi|ID|30|-7.404,111.446
Nuku‘alofa|TO|02|-21.139,-175.202
New Castle|US|PA|41.004,-80.347
Nahrīn|AF|03|36.065,69.133
New Brighton|US|MN|45.066,-93.202
Nainpur|IN|35|22.43,80.106
Nova Milanese|IT|09|45.589,9.198
Neustrelitz|DE|12|53.361,13.073
Namyang|KP|17|42.951,129.859
Nava|MX|07|28.421,-100.766
Nyandoma|RU|06|61.666,40.201
Novaya Usman’|RU|86|51.63,39.413
North Plainfield|US|NJ|40.63,-74.427
Nāmagiripettai|IN|25|11.455,78.268
Nogales|MX|30|18.828,-97.163
Nørresundby|DK|19|57.059,9.923
Naukot|PK|05|24.858,69.402
Northdale|US|FL|28.094,-82.506
Notsé|TG|25|6.95,1.167
Noicattaro|IT|13|41.034,16.99
Nova Russas|BR|06|-4.707,-40.563
Nang Rong|TH|28|14.638,102.791
Nattam|IN|25|10.228,78.23
Nerópolis|BR|29|-16.406,-49.219
Namie|JP|08|37.483,141
Nerja|ES|51|36.753,-3.874
Newton-le-Willows|GB|ENG|53.45,-2.6
Nsanje|MW|S|-16.92,35.262
Napāsar|IN|24|27.961,73.559
Nāgod|IN|35|24.569,80.588
Nefta|TN|35|33.873,7.878
Nilakottai|IN|25|10.165,77.85
Navalcarnero|ES|29|40.289,-4.012
Nāḩiyat al Fuhūd|IQ|09|30.97,46.723
Nové Mesto nad Váhom|SK|06|48.758,17.831
Naples|US|FL|26.142,-81.796
Ngozi|BI|19|-2.908,29.831
Nakhon Nayok|TH|43|14.205,101.213
Náchod|CZ|82|50.417,16.163
Nesher|IL|04|32.766,35.044
Nacimiento|CL|06|-37.503,-72.673
Novyy Oskol|RU|09|50.763,37.864
New Hope|US|MN|45.038,-93.387
Nixa|US|MO|37.043,-93.294
Nabīnagar|IN|34|24.607,84.126
Novomichurinsk|RU|62|54.038,39.748
Nandaime|NI|06|11.757,-86.053
Nijlen|BE|VLG|51.161,4.67
New Springville|US|NY|40.593,-74.163
Naas|IE|L|53.216,-6.667
Nioro du Rip|SN|10|13.75,-15.8
Namioka|JP|03|40.711,140.59
Nova Xavantina|BR|14|-14.665,-52.356
New Corella|PH|11|7.587,125.824
Nailsea|GB|ENG|51.432,-2.758
Nytva|RU|90|57.944,55.34
Nottuln|DE|07|51.933,7.35
Nīmāj|IN|24|26.15,74.001
Newmarket|GB|ENG|52.245,0.404
Northfield|US|MN|44.458,-93.162
Nueva Gerona|CU|04|21.887,-82.806
Nogales|US|AZ|31.34,-110.934
Newquay|GB|ENG|50.416,-5.073
Nejo|ET|51|9.5,35.5
Nadvirna|UA|06|48.635,24.569
Neu Wulmstorf|DE|06|53.467,9.8
Nova Viçosa|BR|05|-17.892,-39.372
Nidderau|DE|05|50.238,8.867
Narāyangarh|IN|10|30.478,77.128
Naranjos|MX|30|21.351,-97.687
Nsunga|TZ|19|-1.144,31.395
Nāwa|IN|24|27.02,75.002
Natahoyo|ES|34|43.54,-5.682
Newburg|US|KY|38.16,-85.66
North Bellmore|US|NY|40.691,-73.533
Norwood|US|OH|39.156,-84.46
Náousa|GR|ESYE12|40.629,22.068
Nshamba|TZ|19|-1.798,31.551
Norton|US|MA|41.967,-71.187
North Salt Lake|US|UT|40.849,-111.907
Novate Milanese|IT|09|45.531,9.14
New Canaan|US|CT|41.147,-73.495
Nogent-sur-Oise|FR|32|49.272,2.471
Nakło nad Notecią|PL|73|53.142,17.602
Nanyamba|TZ|11|-10.683,39.833
Neftegorsk|RU|65|52.802,51.166
Negotino|MK|69|41.485,22.091
Nunspeet|NL|03|52.379,5.786
Nördlingen|DE|02|48.851,10.489
North Battleford|CA|11|52.78,-108.297
Norrtälje|SE|26|59.758,18.705
Novopokrovskaya|RU|38|45.951,40.701
Nam Som|TH|76|17.77,102.189
Nikol’skoye|RU|42|59.701,30.785
Nova Olímpia|BR|14|-14.797,-57.288
Novoanninskiy|RU|84|50.529,42.671
Newton|US|KS|38.047,-97.345
Nesterovskaya|RU|19|43.239,45.05
Nuevo San Carlos|GT|15|14.593,-91.694
Nallıhan|TR|68|40.186,31.352
North Druid Hills|US|GA|33.817,-84.313
North Bay Shore|US|NY|40.736,-73.263
Nepomuceno|BR|15|-21.233,-45.235
Nueva Imperial|CL|04|-38.745,-72.95
Niquero|CU|09|20.047,-77.581
Nanauta|IN|36|29.712,77.417
Neuilly-Plaisance|FR|11|48.863,2.506
Neiba|DO|02|18.481,-71.42
New Glasgow|CA|07|45.583,-62.649
Neftçala|AZ|36|39.377,49.247
Niles|US|OH|41.183,-80.765
Novoukrayinka|UA|10|48.326,31.529
Nossa Senhora da Glória|BR|28|-10.218,-37.42
Nangwa|TZ|27|-4.467,35.45
Nāravārikuppam|IN|25|13.191,80.185
North Ogden|US|UT|41.307,-111.96
Nāmrup|IN|03|27.194,95.319
Nyakabindi|TZ|31|-2.633,33.983
Noto|IT|15|36.892,15.07
Nezlobnaya|RU|70|44.118,43.403
Non Sung|TH|27|15.18,102.257
Natchitoches|US|LA|31.761,-93.086
N'zeto|AO|16|-7.231,12.867
Nasrullāhganj|IN|35|22.684,77.271
Neufahrn bei Freising|DE|02|48.316,11.663
Nidda|DE|05|50.413,9.006
Nimāparha|IN|21|20.058,86.004
Narangba|AU|04|-27.203,152.959
Norak|TJ|02|38.389,69.323
Nachingwea|TZ|07|-10.373,38.763
Nar'yan-Mar|RU|50|67.639,53.004
Nigrán|ES|58|42.142,-8.807
Newburyport|US|MA|42.813,-70.877
New Mills|GB|ENG|53.366,-2
Narauli|IN|36|28.485,78.715
Nova Prata|BR|23|-28.784,-51.61
Nguigmi|NE|02|14.25,13.109
North Massapequa|US|NY|40.701,-73.462
Nguékhokh|SN|07|14.513,-17.004
Nanuet|US|NY|41.089,-74.013
North Amityville|US|NY|40.698,-73.425
Nevel’|RU|60|56.021,29.928
Nishinoomote|JP|18|30.733,131
Naaldwijk|NL|11|51.994,4.21
Nakanojōmachi|JP|10|36.587,138.841
Nässjö|SE|08|57.653,14.697
Naushahro Firoz|PK|05|26.84,68.123
New Castle|US|IN|39.929,-85.37
Negotin|RS|SE|44.226,22.531
Nichlaul|IN|36|27.312,83.725
Negotino|MK|B7|41.878,20.884
North Guwāhāti|IN|03|26.197,91.72
North Babylon|US|NY|40.716,-73.322
New Philadelphia|US|OH|40.49,-81.446
Nizhnyaya Salda|RU|71|58.078,60.72
Nanganga|TZ|11|-10.383,39.15
North Aurora|US|IL|41.806,-88.327
North Canton|US|OH|40.876,-81.402
Nümbrecht|DE|07|50.904,7.541
Naregal|IN|19|15.573,75.808
Néa Erythraía|GR|ESYE31|38.093,23.822
Nīlokheri|IN|10|29.837,76.932
Naldurg|IN|16|17.817,76.282
Navalmoral de la Mata|ES|57|39.892,-5.541
Nantwich|GB|ENG|53.069,-2.521
Nederland|US|TX|29.974,-93.992
Ngerengere|TZ|10|-6.75,38.117
Novoul’yanovsk|RU|81|54.15,48.389
Naarden|NL|07|52.296,5.162
Nirmāli|IN|34|26.314,86.585
Naraina|IN|24|26.791,75.206
Nerviano|IT|09|45.553,8.979
Nawābganj|IN|36|26.864,82.141
Nong Kung Si|TH|23|16.65,103.3
Nevel’sk|RU|64|46.679,141.856
Nīkshahr|IR|04|26.226,60.214
Narwar|IN|35|25.644,77.913
Novouzensk|RU|67|50.459,48.143
Ntungamo|UG|W|-0.883,29.65
Ngara|TZ|19|-2.512,30.656
Northallerton|GB|ENG|54.339,-1.432
Norwalk|US|OH|41.243,-82.616
Nykøbing Falster|DK|20|54.769,11.874
New Milford|US|NJ|40.935,-74.019
Nyon|CH|VD|46.383,6.24
North Attleborough Center|US|MA|41.973,-71.325
Nāgamangala|IN|19|12.819,76.755
Neustadt bei Coburg|DE|02|50.33,11.121
Nipomo|US|CA|35.043,-120.476
Nowogard|PL|87|53.674,15.116
North Decatur|US|GA|33.79,-84.306
Nabunturan|PH|11|7.608,125.966
Norcross|US|GA|33.941,-84.214
North Valley Stream|US|NY|40.685,-73.702
Nauen|DE|11|52.607,12.874
Nochistlán de Mejía|MX|32|21.364,-102.846
Noāmundi|IN|38|22.161,85.504
Nyamuswa|TZ|08|-1.9,34.017
Neratovice|CZ|88|50.259,14.518
Nainwa|IN|24|25.771,75.85
Namysłów|PL|79|51.076,17.723
Nyangao|TZ|07|-10.333,39.283
Nārnaund|IN|10|29.22,76.143
Neustadt in Holstein|DE|10|54.107,10.815
Neuenhagen|DE|11|52.53,13.689
Nambiyūr|IN|25|11.358,77.321
Neerpelt|BE|VLG|51.228,5.443
Neral|IN|16|19.025,73.317
Nova Petrópolis|BR|23|-29.376,-51.114
Nikolayevsk|RU|84|50.028,45.46
Nikkō|JP|38|36.75,139.617
Nayāgarh|IN|21|20.129,85.096
North Liberty|US|IA|41.749,-91.598
North Arlington|US|NJ|40.788,-74.133
Narragansett|US|RI|41.45,-71.45
New Port Richey|US|FL|28.244,-82.719
Nyborg|DK|21|55.313,10.79
Nova Granada|BR|27|-20.534,-49.314
New Haven|US|IN|41.071,-85.014
Neelankarai|IN|25|12.95,80.259
Novyy Buh|UA|16|47.693,32.522
Nikel|RU|49|69.413,30.222
Nova Era|BR|15|-19.75,-43.038
North Myrtle Beach|US|SC|33.816,-78.68
Nisko|PL|80|50.52,22.14
Néa Mákri|GR|ESYE31|38.087,23.976
Nahorkatiya|IN|03|27.289,95.342
Nova Pazova|RS|VO|44.944,20.219
Niederkrüchten|DE|07|51.2,6.217
Nīlgiri|IN|21|21.462,86.768
Naciria|DZ|40|36.746,3.832
Noci|IT|13|40.794,17.127
Nāspur|IN|40|18.846,79.462
Noisiel|FR|11|48.849,2.624
Nerchinsk|RU|93|51.983,116.583
Newport|US|KY|39.091,-84.496
Neston|GB|ENG|51.412,-2.201
Nicoya|CR|03|10.15,-85.451
Ntungamo|UG|W|-0.879,30.264
Neu-Anspach|DE|05|50.317,8.5
Novosilikatnyy|RU|04|53.31,83.624
Nizhnesortymskiy|RU|32|62.44,71.76
New Territory|US|TX|29.594,-95.681
Nowy Tomyśl|PL|86|52.319,16.128
Nosivka|UA|02|50.932,31.583
Noyon|FR|32|49.583,3
Natchez|US|MS|31.56,-91.403
Newton|US|IA|41.7,-93.048
Naraini|IN|35|25.19,80.475
Newport Pagnell|GB|ENG|52.087,-0.722
Neston|GB|ENG|53.283,-3.05
Nakhon Luang|TH|36|14.463,100.608
`;
