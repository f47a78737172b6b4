/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Vienna|AT|09|48.208,16.372
Vadodara|IN|09|22.299,73.208
Valencia|VE|07|10.162,-68.008
Varanasi|IN|36|25.317,83.01
Visakhapatnam|IN|02|17.68,83.202
Volgograd|RU|84|48.719,44.502
Vijayawada|IN|02|16.507,80.647
Voronezh|RU|86|51.672,39.184
Valencia|ES|60|39.47,-0.377
Vancouver|CA|02|49.25,-123.119
Vladivostok|RU|59|43.106,131.874
Vilnius|LT|65|54.689,25.28
Victoria de Durango|MX|10|24.02,-104.658
Vereeniging|ZA|06|-26.673,27.926
Virginia Beach|US|VA|36.853,-75.978
Veracruz|MX|30|19.181,-96.143
Villa Nueva|GT|07|14.525,-90.585
Vila Velha|BR|08|-20.33,-40.292
Van|TR|65|38.495,43.383
Villahermosa|MX|27|17.987,-92.93
Vinnytsia|UA|23|49.233,28.481
Vitebsk|BY|07|55.19,30.205
Volzhskiy|RU|84|48.786,44.78
Villavicencio|CO|19|4.142,-73.627
Valladolid|ES|55|41.655,-4.724
Vladikavkaz|RU|68|43.037,44.668
Vologda|RU|85|59.224,39.884
Varna|BG|61|43.217,27.917
Vitória|BR|08|-20.319,-40.338
Vladimir|RU|83|56.137,40.397
Valledupar|CO|10|10.463,-73.253
Vigo|ES|58|42.233,-8.723
Viña del Mar|CL|01|-33.025,-71.552
Victoria|CA|02|48.436,-123.352
Viamão|BR|23|-30.081,-51.023
Valparaíso|CL|01|-33.036,-71.63
Vitória da Conquista|BR|05|-14.866,-40.839
Várzea Grande|BR|14|-15.647,-56.133
Volta Redonda|BR|21|-22.523,-44.104
Vanderbijlpark|ZA|06|-26.712,27.838
Vaughan|CA|08|43.836,-79.498
Verona|IT|20|45.43,10.984
Velikiy Novgorod|RU|52|58.521,31.271
Vũng Tàu|VN|45|10.346,107.084
Vientiane|LA|24|17.967,102.6
Vantaa|FI|01|60.294,25.041
Varāmīn|IR|26|35.324,51.646
Vizianagaram|IN|02|18.117,83.411
Vellore|IN|25|12.918,79.133
Vancouver|US|WA|45.639,-122.661
Volgodonsk|RU|61|47.514,42.151
Vinh|VN|58|18.673,105.692
Verāval|IN|09|20.908,70.368
Viranşehir|TR|63|37.223,39.755
Virār|IN|16|19.456,72.811
Vryheid|ZA|02|-27.77,30.792
Valencia|US|CA|34.444,-118.61
Vidisha|IN|35|23.526,77.811
Valdivia|CL|17|-39.814,-73.246
Villeurbanne|FR|84|45.766,4.88
Visalia|US|CA|36.33,-119.292
Virginia|ZA|03|-28.104,26.866
Victorville|US|CA|34.536,-117.291
Villa Canales|GT|07|14.483,-90.534
Vejalpur|IN|09|22.69,73.563
Vallejo|US|CA|38.104,-122.257
Västerås|SE|25|59.616,16.553
Varginha|BR|15|-21.551,-45.43
Vihari|PK|04|30.044,72.356
Várzea Paulista|BR|27|-23.211,-46.828
Vacoas|MU|17|-20.298,57.478
Vitória de Santo Antão|BR|30|-8.118,-35.291
Vicenza|IT|20|45.547,11.547
Vĩnh Long|VN|69|10.254,105.972
Velikiye Luki|RU|60|56.34,30.545
Vanadzor|AM|06|40.805,44.494
Vista|US|CA|33.2,-117.243
Vasco da Gama|IN|33|15.396,73.816
Votorantim|BR|27|-23.547,-47.438
Votkinsk|RU|80|57.049,53.987
Villupuram|IN|25|11.94,79.492
Villa Alemana|CL|01|-33.042,-71.373
Vacaville|US|CA|38.357,-121.988
Villa Mercedes|AR|19|-33.676,-65.458
Ventura|US|CA|34.278,-119.293
Vostochnoe Degunino|RU|48|55.88,37.558
Vespasiano|BR|15|-19.692,-43.923
Valera|VE|21|9.318,-70.604
Việt Trì|VN|83|21.323,105.402
Villa María|AR|05|-32.408,-63.24
Venlo|NL|05|51.37,6.168
Valparai|IN|25|10.327,76.951
Vaniyambadi|IN|25|12.682,78.62
Vlorë|AL|51|40.469,19.483
Valle de La Pascua|VE|12|9.216,-66.007
Valinhos|BR|27|-22.971,-46.996
Velbert|DE|07|51.335,7.043
Victorias|PH|06|10.902,123.07
Volos|GR|ESYE14|39.361,22.942
Versailles|FR|11|48.804,2.134
Villingen-Schwenningen|DE|01|48.062,8.494
Vitry-sur-Seine|FR|11|48.787,2.403
Vorkuta|RU|34|67.499,64.053
Vyborg|RU|42|60.708,28.753
Valvedditturai|LK|38|9.817,80.167
Voskresensk|RU|47|55.317,38.653
Varese|IT|09|45.821,8.825
Villa de Cura|VE|04|10.039,-67.489
Viersen|DE|07|51.254,6.394
Vélez-Málaga|ES|51|36.781,-4.103
Vlaardingen|NL|11|51.913,4.342
Virudunagar|IN|25|9.585,77.958
Valsād|IN|09|20.61,72.934
Venado Tuerto|AR|21|-33.746,-61.969
Vapi|IN|09|20.372,72.905
Vila Nova de Gaia|PT|17|41.124,-8.612
Vol’sk|RU|67|52.045,47.38
Votuporanga|BR|27|-20.423,-49.973
Villa Carlos Paz|AR|05|-31.424,-64.498
Vaslui|RO|38|46.633,27.733
Viçosa|BR|15|-20.754,-42.882
Visnagar|IN|09|23.699,72.552
Valle de Santiago|MX|11|20.391,-101.192
Velsen-Zuid|NL|07|52.46,4.65
Victoria|US|TX|28.805,-97.004
Veliko Tŭrnovo|BG|62|43.081,25.629
Vilanova i la Geltrú|ES|56|41.224,1.725
Växjö|SE|12|56.878,14.809
Villa del Rosario|CO|21|7.834,-72.474
Vratsa|BG|64|43.21,23.563
Villa Elisa|PY|06|-25.368,-57.593
Valence|FR|84|44.926,4.91
Viladecans|ES|56|41.314,2.014
Valença|BR|05|-13.37,-39.073
Vilhena|BR|24|-12.741,-60.146
Valdemoro|ES|29|40.191,-3.679
Villeneuve-d'Ascq|FR|32|50.617,3.167
Veszprém|HU|23|47.093,17.911
Vyksa|RU|51|55.318,42.174
Vriddhāchalam|IN|25|11.518,79.324
Vinukonda|IN|02|16.053,79.74
Výronas|GR|ESYE31|37.961,23.753
Veenendaal|NL|09|52.029,5.559
Valença|BR|21|-22.246,-43.7
Valjevo|RS|SE|44.275,19.898
Vineland|US|NJ|39.486,-75.026
Vrindāvan|IN|36|27.581,77.697
Vavuniya|LK|38|8.751,80.497
Villa Vicente Guerrero|MX|29|19.121,-98.166
Verkhnyaya Pyshma|RU|71|56.97,60.582
Villach|AT|02|46.61,13.856
Volzhsk|RU|45|55.866,48.359
Vigevano|IT|09|45.314,8.854
Veles|MK|F1|41.716,21.776
Vénissieux|FR|84|45.697,4.886
Villa Hayes|PY|16|-25.093,-57.524
Vaasa|FI|15|63.096,21.616
Vacaria|BR|23|-28.512,-50.934
Vinhedo|BR|27|-23.03,-46.975
Vranje|RS|SE|42.551,21.9
Valdosta|US|GA|30.833,-83.28
Vyaz’ma|RU|69|55.21,34.295
Viana|BR|08|-20.39,-40.496
Viljoenskroon|ZA|03|-27.208,26.949
Vidin|BG|63|43.992,22.882
Vannes|FR|53|47.658,-2.756
Vyshniy Volochëk|RU|77|57.591,34.565
Verviers|BE|WAL|50.589,5.862
Vidnoye|RU|47|55.552,37.71
Venice|IT|20|45.437,12.333
Vila-real|ES|60|39.938,-0.101
Vejle|DK|21|55.709,9.536
Vittoria|IT|15|36.952,14.528
Vryburg|ZA|10|-26.957,24.728
Viareggio|IT|16|43.867,10.25
Verkhnyaya Salda|RU|71|58.049,60.559
Valladolid|MX|31|20.688,-88.199
Viedma|AR|16|-40.813,-62.997
Valle Hermoso|MX|28|25.672,-97.813
Velasco Ibarra|EC|10|-1.044,-79.638
Verrettes|HT|06|19.05,-72.466
Vigan|PH|01|17.575,120.387
Velletri|IT|07|41.686,12.778
Vsevolozhsk|RU|42|60.015,30.673
Vernon|CA|02|50.026,-126.362
Villejuif|FR|11|48.794,2.36
Volkovysk|BY|03|53.156,24.451
Vernon|CA|02|50.267,-119.273
Viterbo|IT|07|42.419,12.106
Vitina|XK|10097357|42.321,21.358
Ventanas|EC|13|-1.442,-79.459
Vagharshapat|AM|03|40.166,44.295
Vite|IN|16|17.273,74.538
Vincennes|FR|11|48.849,2.438
Vahdat|TJ|RR|38.556,69.014
Volkhov|RU|42|59.926,32.338
Vercelli|IT|12|45.322,8.42
Voi|KE|47|-3.396,38.556
Vlissingen|NL|10|51.443,3.574
Vallenar|CL|05|-28.576,-70.759
Valenciennes|FR|32|50.359,3.525
Véroia|GR|ESYE12|40.524,22.202
Villa Constitución|AR|21|-33.228,-60.33
Varangaon|IN|16|21.018,75.91
Villa Ángela|AR|03|-27.574,-60.715
Villa de Mayo|AR|01|-34.511,-58.681
Volksrust|ZA|07|-27.365,29.882
Vikārābād|IN|40|17.338,77.904
Varkala|IN|13|8.733,76.717
Ventspils|LV|32|57.395,21.561
Videira|BR|26|-27.008,-51.152
Voznesensk|UA|16|47.565,31.331
Varash|UA|19|51.351,25.847
Varaždin|HR|16|46.304,16.338
Villarrica|PY|10|-25.749,-56.435
Völklingen|DE|09|49.252,6.859
Venâncio Aires|BR|23|-29.606,-52.192
Vwawa|TZ|32|-9.108,32.935
Vaijāpur|IN|16|19.927,74.728
Villa Altagracia|DO|33|18.673,-70.171
Vic|ES|56|41.93,2.255
Vasylkiv|UA|13|50.187,30.313
Vyatskiye Polyany|RU|33|56.226,51.066
Vyazniki|RU|83|56.241,42.156
Vichuga|RU|21|57.213,41.93
Venray|NL|05|51.525,5.975
Voerde|DE|07|51.597,6.686
Vitrolles|FR|93|43.46,5.249
Vilafranca del Penedès|ES|56|41.346,1.697
Vredenburg|ZA|11|-32.907,17.99
Volodymyr-Volynskyi|UA|24|50.853,24.324
Vyāra|IN|09|21.111,73.394
Vetapālem|IN|02|15.785,80.307
Voorburg|NL|11|52.074,4.36
Valley Stream|US|NY|40.664,-73.708
Vakfıkebir|TR|61|41.046,39.276
Vilagarcía de Arousa|ES|58|42.596,-8.764
Vaulx-en-Velin|FR|84|45.787,4.925
Villaflores|MX|05|16.234,-93.27
Vettūr|IN|13|8.717,76.726
Villepinte|FR|11|48.962,2.533
Vilvoorde|BE|VLG|50.928,4.429
Vavatenina|MG|32|-17.467,49.2
Vuyyūru|IN|02|16.363,80.844
Vršac|RS|VO|45.117,21.304
Vargem Grande do Sul|BR|27|-21.832,-46.894
Viana do Castelo|PT|20|41.693,-8.833
Voghera|IT|09|44.992,9.012
Valuyki|RU|09|50.203,38.107
Victoria Falls|ZW|06|-17.933,25.831
Valrico|US|FL|27.938,-82.236
Villamaría|CO|37|5.046,-75.515
Villena|ES|60|38.637,-0.866
Vác|HU|16|47.776,19.136
Velika Gorica|HR|20|45.712,16.076
Viborg|DK|18|56.453,9.402
Victoriaville|CA|10|46.05,-71.966
Varberg|SE|06|57.106,12.251
Vestavia Hills|US|AL|33.449,-86.788
Villajoyosa|ES|60|38.508,-0.233
Venaria Reale|IT|12|45.126,7.631
Vinkovci|HR|18|45.288,18.805
Verkhniy Ufaley|RU|13|56.056,60.24
Vyshneve|UA|13|50.389,30.37
Villa Bisonó|DO|25|19.564,-70.876
Villefranche-sur-Saône|FR|84|45.99,4.72
Venkatagiri|IN|02|13.96,79.58
Víctor Rosales|MX|32|22.949,-102.702
Velikiy Ustyug|RU|85|60.762,46.314
Valparaiso|US|IN|41.473,-87.061
Viernheim|DE|05|49.54,8.578
Vallabh Vidyanagar|IN|09|22.533,72.9
Vinces|EC|13|-1.556,-79.752
Vienne|FR|84|45.526,4.875
Vedaraniyam|IN|25|10.372,79.851
Villaguay|AR|08|-31.865,-59.027
Vallentuna|SE|26|59.534,18.078
Vandœuvre-lès-Nancy|FR|44|48.65,6.183
Villarrica|CL|04|-39.286,-72.228
Villanueva|HN|06|15.317,-88
Vadigenhalli|IN|19|13.297,77.802
Vandavāsi|IN|25|12.504,79.606
Vavoua|CI|96|7.382,-6.478
Villa Regina|AR|16|-39.1,-67.067
Valdepeñas|ES|54|38.762,-3.385
Viry-Châtillon|FR|11|48.672,2.393
Valkenswaard|NL|06|51.351,5.46
Verbania|IT|12|45.921,8.552
Villeneuve-Saint-Georges|FR|11|48.732,2.449
Vrilissia|GR|ESYE31|38.034,23.83
Vushtrri|XK|10097358|42.823,20.968
Vera Cruz|BR|05|-12.633,-41.033
Vasto|IT|01|42.111,14.706
Villenave-d'Ornon|FR|75|44.779,-0.567
Voluntari|RO|43|44.49,26.173
Villazón|BO|07|-22.087,-65.594
Villiers-sur-Marne|FR|11|48.831,2.548
Vernier|CH|GE|46.217,6.085
Vilyeyka|BY|05|54.491,26.911
Vierzon|FR|24|47.222,2.068
Vechta|DE|06|52.726,8.286
Vertientes|CU|05|21.258,-78.15
Vukovar|HR|18|45.352,19.002
Vega Baja|PR|145|18.444,-66.388
Vigia|BR|16|-0.858,-48.142
Voorhees|US|NJ|40.481,-74.483
Visconde do Rio Branco|BR|15|-21.01,-42.841
Vulcan|RO|21|45.383,23.267
Vaihingen an der Enz|DE|01|48.936,8.96
Várzea da Palma|BR|15|-17.598,-44.734
Vsetín|CZ|90|49.339,17.996
Voúla|GR|ESYE31|37.842,23.777
Visaginas|LT|64|55.597,26.44
Vinaròs|ES|60|40.47,0.476
Veendam|NL|04|53.107,6.879
Villa Dolores|AR|05|-31.946,-65.19
Villemomble|FR|11|48.883,2.5
Villa Bruzual|VE|18|9.332,-69.12
Vila do Conde|PT|17|41.353,-8.745
Vynohradiv|UA|25|48.141,23.027
Valašské Meziříčí|CZ|90|49.472,17.971
Vallauris|FR|93|43.578,7.055
Viñales|CU|01|22.619,-83.707
Villagrán|MX|11|20.515,-100.997
Villiers-le-Bel|FR|11|49.009,2.398
Vichy|FR|84|46.127,3.426
Vohipaho|MG|25|-23.55,47.5
Valmiera|LV|31|57.541,25.428
Verden|DE|06|52.923,9.235
Vepagunta|IN|02|17.778,83.216
Vigneux-sur-Seine|FR|11|48.703,2.414
Viana|BR|13|-3.22,-45.004
Villarrobledo|ES|54|39.27,-2.601
Voinjama|LR|20|8.422,-9.748
Villaviciosa de Odón|ES|29|40.358,-3.904
Viseu|PT|22|40.661,-7.91
Vernon Hills|US|IL|42.219,-87.98
Vihti|FI|01|60.417,24.32
Vanves|FR|11|48.823,2.29
Vernon|FR|28|49.093,1.463
Vrbas|RS|VO|45.571,19.641
Villeneuve-sur-Lot|FR|75|44.409,0.704
Villanueva de la Serena|ES|57|38.977,-5.797
Vaudreuil-Dorion|CA|10|45.4,-74.033
Valente Diaz|MX|30|19.163,-96.216
Valle de Bravo|MX|15|19.195,-100.131
Val-d'Or|CA|10|48.097,-77.797
Velenje|SI|D7|46.359,15.11
Veghel|NL|06|51.617,5.549
Vohibinany|MG|31|-17.35,49.033
Varel|DE|06|53.397,8.136
Vilyuchinsk|RU|92|52.931,158.405
Vezirköprü|TR|55|41.144,35.455
Victoria|AR|08|-32.618,-60.155
Vayalār|IN|13|9.712,76.339
Valls|ES|56|41.286,1.25
Villaricca|IT|04|40.92,14.193
Vught|NL|06|51.653,5.287
Vangviang|LA|27|18.924,102.448
Volokolamsk|RU|47|56.034,35.969
Villa de Costa Rica|MX|25|24.592,-107.388
Vineyard|US|CA|38.464,-121.347
Vadnagar|IN|09|23.786,72.639
Vittorio Veneto|IT|20|45.98,12.301
Vadakku Valliyūr|IN|25|8.383,77.612
Veinticinco de Mayo|AR|01|-35.432,-60.173
Vincentown|US|NJ|39.934,-74.748
Vale of Leven|GB|SCT|55.971,-4.579
Victoria|CL|04|-38.233,-72.333
Vị Thanh|VN|93|9.784,105.47
Victoria|PH|40|14.228,121.329
Vijāpur|IN|09|23.562,72.748
Velingrad|BG|48|42.028,23.992
Verl|DE|07|51.883,8.517
Villeparisis|FR|11|48.942,2.615
Volnovakha|UA|05|47.601,37.497
Vangaindrano|MG|25|-23.35,47.6
Visby|SE|05|57.641,18.296
Vikindu|TZ|02|-7.007,39.298
Villa Gesell|AR|01|-37.264,-56.973
Vranov nad Topľou|SK|05|48.888,21.685
Vicksburg|US|MS|32.353,-90.878
Vel’sk|RU|06|61.07,42.098
Vänersborg|SE|28|58.381,12.323
Vero Beach South|US|FL|27.616,-80.413
Van Buren|US|AR|35.437,-94.348
Vertou|FR|52|47.169,-1.469
Vemalwāda|IN|40|18.465,78.869
Volla|IT|04|40.874,14.341
Victoria|SC|26|-4.62,55.455
Vícar|ES|51|36.832,-2.643
Valinda|US|CA|34.045,-117.944
Vaikam|IN|13|9.749,76.396
Valley Station|US|KY|38.111,-85.87
Vimercate|IT|09|45.615,9.368
Vattalkundu|IN|25|10.161,77.759
Valdagno|IT|20|45.645,11.299
Vikhorevka|RU|20|56.121,101.178
Voorschoten|NL|11|52.127,4.449
Vereshchagino|RU|90|58.079,54.656
Vélingara|SN|11|13.15,-14.117
Vādippatti|IN|25|10.085,77.961
Vreden|DE|07|52.038,6.828
Vignola|IT|05|44.484,11.011
Varkaus|FI|11|62.315,27.873
Vyškov|CZ|78|49.277,16.999
Venice|US|FL|27.1,-82.454
Voiron|FR|84|45.365,5.586
Vyshhorod|UA|13|50.585,30.49
Villeneuve-la-Garenne|FR|11|48.939,2.315
Volendam|NL|07|52.495,5.071
Villa Park|US|IL|41.89,-87.989
Várzea Alegre|BR|06|-5.35,-40.383
Verdun|FR|44|49.16,5.383
Vélizy-Villacoublay|FR|11|48.782,2.194
Vose’|TJ|02|37.804,69.644
Villa Allende|AR|05|-31.295,-64.295
Vargem Grande|BR|13|-3.543,-43.916
Valongo|PT|17|41.189,-8.499
Várpalota|HU|23|47.199,18.14
Västervik|SE|09|57.758,16.637
Vassouras|BR|21|-22.404,-43.663
Vaterstetten|DE|02|48.105,11.768
Vakarai|LK|37|8.133,81.433
Versmold|DE|07|52.04,8.153
Villa Juárez|MX|25|24.659,-107.541
Varennes|CA|10|45.683,-73.432
Vila-seca|ES|56|41.111,1.148
Virú|PE|13|-8.416,-78.752
Vauréal|FR|11|49.033,2.033
Villeta|CO|33|5.009,-74.472
Vogan|TG|24|6.333,1.533
Villa de San Diego de Ubaté|CO|33|5.309,-73.816
Valkeakoski|FI|06|61.264,24.031
Viljandi|EE|20|58.364,25.59
Vlotho|DE|07|52.165,8.86
Villanueva|CO|32|5.283,-71.967
Varadero|CU|03|23.157,-81.244
Vnukovo|RU|48|55.612,37.296
Vrangel’|RU|59|42.73,133.083
Vondrozo|MG|25|-22.817,47.283
Vianen|NL|09|51.992,5.092
Vesoul|FR|27|47.626,6.143
Veranópolis|BR|23|-28.936,-51.549
Vera|AR|21|-29.459,-60.213
Villefontaine|FR|84|45.613,5.151
Vadakku Viravanallur|IN|25|8.698,77.519
Viçosa|BR|02|-9.371,-36.241
Vovchans’k|UA|07|50.291,36.941
Vilassar de Mar|ES|56|41.505,2.392
Vatutine|UA|01|49.015,31.062
Velika Kladuša|BA|01|45.185,15.806
Vecsés|HU|16|47.407,19.286
Vibo Valentia|IT|03|38.676,16.101
Vendôme|FR|24|47.793,1.066
Villa Ocampo|AR|21|-28.488,-59.355
Villa Paula de Sarmiento|AR|18|-31.493,-68.538
Värnamo|SE|08|57.186,14.04
Villabate|IT|15|38.078,13.443
Vāsudevanallūr|IN|25|9.242,77.412
Viseu|BR|16|-1.197,-46.14
Velur|IN|25|11.108,78.001
Vorgashor|RU|34|67.584,63.794
Vilar de Andorinho|PT|17|41.106,-8.586
Villamontes|BO|09|-21.262,-63.469
Vyselki|RU|38|45.581,39.664
Villanueva|CO|17|10.608,-72.979
Varto|TR|49|39.174,41.454
Vence|FR|93|43.723,7.112
Valabhīpur|IN|09|21.889,71.879
Vellmar|DE|05|51.358,9.48
Vanino|RU|30|49.098,140.253
Valday|RU|52|57.978,33.247
Ventimiglia|IT|08|43.79,7.609
Vīsāvadar|IN|09|21.34,70.75
Vila Franca de Xira|PT|14|38.955,-8.99
Villa del Prado 2da Sección|MX|02|32.424,-116.972
Vinica|MK|B4|41.883,22.509
Villa Yapacaní|BO|08|-17.4,-63.833
Vettaikkaranpudur|IN|25|10.562,76.913
Veruela|PH|13|8.073,125.956
Vincennes|US|IN|38.677,-87.529
Visoko|BA|01|43.989,18.178
Vadlapūdi|IN|02|14.311,79.804
Vĩnh Yên|VN|86|21.309,105.605
V.S.K.Valasai (Dindigul-Dist.)|IN|25|10.315,78.151
Volgorechensk|RU|37|57.439,41.156
Velp|NL|03|51.995,5.974
Villeneuve-le-Roi|FR|11|48.737,2.401
Valley East|CA|08|46.668,-81
Valenza|IT|12|45.012,8.644
Vilaseca|ES|56|42.062,2.255
Vitré|FR|53|48.118,-1.206
Vitry-le-François|FR|44|48.725,4.584
Viradouro|BR|27|-20.873,-48.297
Veracruz|PA|13|8.89,-79.626
Visé|BE|WAL|50.738,5.699
Villaquilambre|ES|55|42.647,-5.558
Vila Real|PT|21|41.301,-7.744
Vanier|CA|08|45.44,-75.665
Vasind|IN|16|19.408,73.263
Vişeu de Sus|RO|25|47.717,24.433
Villa Nueva|AR|05|-32.433,-63.248
Villanueva de la Cañada|ES|29|40.447,-4.004
Vasil’yevo|RU|73|55.83,48.717
Verneuil-sur-Seine|FR|11|48.974,1.965
Verrières-le-Buisson|FR|11|48.746,2.268
Vobkent Shahri|UZ|02|40,64.502
Vilshofen|DE|02|48.627,13.192
Viçosa do Ceará|BR|06|-3.562,-41.092
Venezuela|CU|07|21.737,-78.793
Vienna|US|VA|38.901,-77.265
Vostryakovo|RU|47|55.399,37.808
Varjota|BR|06|-4.194,-40.477
Vero Beach|US|FL|27.639,-80.397
Viveiro|ES|58|43.662,-7.593
Vechelde|DE|06|52.26,10.365
Vimodrone|IT|09|45.515,9.288
Viroflay|FR|11|48.801,2.162
Valenzano|IT|13|41.044,16.885
Vialonga|PT|14|38.872,-9.078
Vatra Dornei|RO|34|47.35,25.367
Viewpark|GB|SCT|55.827,-4.057
Venilale|TL|BA|-8.643,126.378
Vicente Guerrero|MX|10|23.734,-103.985
Vīrarājendrapet|IN|19|12.196,75.805
Valparaíso|BR|27|-21.228,-50.868
Vasa|IN|09|22.661,72.755
Västra Frölunda|SE|28|57.647,11.929
Vincent|US|CA|34.501,-118.116
Vincent|US|CA|34.098,-117.924
Villers-lès-Nancy|FR|44|48.673,6.153
Varnsdorf|CZ|89|50.912,14.618
Villafranca di Verona|IT|20|45.354,10.845
Vadamadurai|IN|25|10.441,78.098
Valença do Piauí|BR|20|-6.407,-41.746
Vári|GR|ESYE31|37.833,23.803
Vevey|CH|VD|46.463,6.843
Vitória do Mearim|BR|13|-3.462,-44.871
Venëv|RU|76|54.355,38.268
Virovitica|HR|17|45.832,17.384
Venceremos|MX|22|20.551,-100.398
Väståboland|FI|02|60.3,22.3
Venustiano Carranza|MX|05|16.338,-92.563
Vāda|IN|16|19.653,73.148
Vazante|BR|15|-17.987,-46.908
Vilalba|ES|58|43.298,-7.681
Villa Independencia|MX|30|20.055,-97.052
Vyazemskiy|RU|30|47.538,134.756
Viterbo|CO|37|5.062,-75.872
Vakhsh|TJ|02|37.715,68.835
Villa Hidalgo|MX|14|21.676,-102.588
Villanova|IT|07|41.964,12.756
Vandalia|US|OH|39.891,-84.199
Villanueva del Pardillo|ES|29|40.49,-3.964
Virac|PH|05|13.585,124.237
Vasylivka|UA|26|47.437,35.274
`;
