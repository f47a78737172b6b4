/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Wuhan|CN|12|30.583,114.267
Wuxi|CN|04|31.569,120.289
Warsaw|PL|78|52.23,21.012
Wenzhou|CN|02|27.999,120.667
Wrocław|PL|72|51.1,17.033
Winnipeg|CA|03|49.884,-97.147
Washington, D.C.|US|DC|38.895,-77.036
Warangal|IN|40|18,79.583
Warri|NG|36|5.517,5.75
Wuhu|CN|01|31.337,118.374
Wuwei|CN|15|37.927,102.632
Wenshan City|CN|29|23.363,104.25
Welkom|ZA|03|-27.977,26.735
Weifang|CN|25|36.71,119.102
Wichita|US|KS|37.692,-97.338
Wellington|NZ|G2|-41.287,174.776
Wuppertal|DE|07|51.256,7.148
Wakayama|JP|43|34.233,135.167
Wad Medani|SD|38|14.401,33.52
Wŏnsan|KP|09|39.153,127.444
Wusong|CN|01|30.95,117.783
Winejok|SS|11550582|9.012,27.571
Wollongong|AU|02|-34.424,150.893
Windsor|CA|08|42.3,-83.017
Wiesbaden|DE|05|50.083,8.249
Windhoek|NA|21|-22.559,17.083
Wuzhou|CN|16|23.483,111.317
Witbank|ZA|07|-25.871,29.233
Wolverhampton|GB|ENG|52.585,-2.123
Woodlands|SG|03|1.438,103.789
Wafangdian|CN|19|39.618,122.008
Wŏnju|KR|06|37.351,127.945
Winston-Salem|US|NC|36.1,-80.244
Wuxue|CN|12|29.851,115.552
Wuhai|CN|20|39.684,106.816
Wanxian|CN|33|30.815,108.371
Worcester|US|MA|42.263,-71.802
Wādī as Sīr|JO|16|31.954,35.818
Wigan|GB|ENG|53.543,-2.637
Weinan|CN|26|34.504,109.509
Walsall|GB|ENG|52.585,-1.984
Warrington|GB|ENG|53.393,-2.58
Westonaria|ZA|06|-26.319,27.649
Washington Heights|US|NY|40.85,-73.935
Weihai|CN|25|37.509,122.114
Wola|PL|78|52.24,20.989
Weru|ID|30|-6.711,108.504
West Valley City|US|UT|40.692,-112.001
West Bromwich|GB|ENG|52.519,-1.994
Warren|US|MI|42.49,-83.013
Würzburg|DE|02|49.794,9.951
Waco|US|TX|31.549,-97.147
Wuda|CN|20|39.499,106.712
Worcester|ZA|11|-33.647,19.449
Wałbrzych|PL|72|50.771,16.284
Wau|SS|11550565|7.701,27.99
Watford|GB|ENG|51.655,-0.396
Willemstad|CW||12.108,-68.934
Wolfsburg|DE|06|52.425,10.781
Włocławek|PL|73|52.648,19.068
Wilmington|US|NC|34.226,-77.945
Wenchang|CN|31|19.616,110.749
Wardha|IN|16|20.739,78.598
Westminster|US|CO|39.837,-105.037
West Jordan|US|UT|40.61,-111.939
Waterbury|US|CT|41.558,-73.052
West Covina|US|CA|34.069,-117.939
West Palm Beach|US|FL|26.715,-80.053
Wichita Falls|US|TX|33.914,-98.493
Wuchuan|CN|30|21.457,110.766
Woking|GB|ENG|51.319,-0.559
Wazirabad|PK|04|32.443,74.12
Worcester|GB|ENG|52.189,-2.22
Witten|DE|07|51.444,7.353
Worthing|GB|ENG|50.818,-0.375
Waterloo|CA|08|43.467,-80.516
Wabu|KR|13|37.59,127.22
Wuchang|CN|08|44.914,127.15
West Albany|US|NY|42.683,-73.778
Wonosobo|ID|07|-7.359,109.903
Wukari|NG|43|7.871,9.778
Westminster|US|CA|33.759,-118.007
Winterthur|CH|ZH|47.506,8.724
Warmbaths|ZA|09|-24.883,28.283
Wembley|GB|ENG|51.552,-0.297
Wangqing|CN|05|43.322,129.763
Waukegan|US|IL|42.364,-87.845
Whittier|US|CA|33.979,-118.033
Wilhelmshaven|DE|06|53.53,8.113
Wanju|KR|03|35.845,127.148
Weston-super-Mare|GB|ENG|51.346,-2.977
Westland|US|MI|42.324,-83.4
Warwick|US|RI|41.7,-71.416
Watampone|ID|38|-4.539,120.328
Worms|DE|08|49.633,8.359
Willowdale|CA|08|43.767,-79.399
Wuyang|CN|01|31.992,116.247
Wakefield|GB|ENG|53.683,-1.498
Wa|GH|11|10.061,-2.502
Wako|JP|34|35.789,139.623
Waterford|US|MI|42.693,-83.412
Wyoming|US|MI|42.913,-85.705
Warner Robins|US|GA|32.616,-83.627
Waukesha|US|WI|43.012,-88.231
Wilmington|US|DE|39.746,-75.547
West Gulfport|US|MS|30.404,-89.094
Weston|US|FL|26.1,-80.4
Wangkui|CN|08|46.833,126.478
Walnut Creek|US|CA|37.906,-122.065
Wum|CM|07|6.383,10.067
Wāshīm|IN|16|20.111,77.133
Waterloo|US|IA|42.493,-92.343
Woodbury|US|MN|44.924,-92.959
Waldorf|US|MD|38.625,-76.939
Wenling|CN|02|28.375,121.384
Wacheng|CN|09|33.783,114.517
White Rock|CA|02|49.016,-122.803
Wuxi|CN|11|26.584,111.859
Wrexham|GB|WLS|53.047,-2.991
West Lynchburg|US|VA|37.403,-79.178
Wanning|CN|31|18.799,110.384
Weimar|DE|15|50.98,11.329
West Bloomfield Township|US|MI|42.569,-83.384
Waterlooville|GB|ENG|50.881,-1.03
West Des Moines|US|IA|41.577,-93.711
Waltham|US|MA|42.376,-71.236
West Hartford|US|CT|41.762,-72.742
Wawer|PL|78|52.197,21.178
Wellington|US|FL|26.659,-80.241
West Coon Rapids|US|MN|45.16,-93.35
Wesel|DE|07|51.667,6.62
Widnes|GB|ENG|53.362,-2.734
West Allis|US|WI|43.017,-88.007
Wucheng|CN|01|29.601,118.175
Wuzhen|CN|02|30.745,120.485
Welwyn Garden City|GB|ENG|51.802,-0.207
Wenshang|CN|25|35.727,116.496
Wallasey|GB|ENG|53.423,-3.065
Woodland|US|CA|38.679,-121.773
White Plains|US|NY|41.034,-73.763
Weleri|ID|07|-6.971,110.067
Wayne|US|NJ|40.925,-74.277
Weymouth|GB|ENG|50.614,-2.46
Wani|IN|16|20.055,78.953
Wenxing|CN|11|28.682,112.879
Weining|CN|18|26.85,104.233
Wellington|ZA|11|-33.64,19.011
Wedi|ID|07|-7.743,110.579
Wanparti|IN|40|16.367,78.069
West Haven|US|CT|41.271,-72.947
Wolfenbüttel|DE|06|52.164,10.541
Weymouth|US|MA|42.221,-70.94
Wokha|IN|20|26.097,94.258
Wheaton|US|IL|41.866,-88.107
Watsonville|US|CA|36.91,-121.757
Washington|GB|ENG|54.9,-1.517
West New York|US|NJ|40.788,-74.014
Waiblingen|DE|01|48.832,9.316
West Sacramento|US|CA|38.58,-121.53
Wulingyuan|CN|11|29.349,110.544
Wetzlar|DE|05|50.561,8.505
Wakefield|US|NY|40.898,-73.852
Walvis Bay|NA|29|-22.957,14.505
Willich|DE|07|51.264,6.547
Whangarei|NZ|F6|-35.732,174.324
Wellingborough|GB|ENG|52.303,-0.694
Welland|CA|08|42.983,-79.25
Wilson|US|NC|35.721,-77.916
Wodzisław Śląski|PL|83|50.004,18.472
Wolmaransstad|ZA|10|-27.197,25.983
Waingapu|ID|18|-9.657,120.264
Weert|NL|05|51.252,5.707
Woerden|NL|09|52.085,4.883
West Bridgford|GB|ENG|52.93,-1.125
Wheaton|US|MD|39.04,-77.055
West Orange|US|NJ|40.799,-74.239
Waterford|IE|M|52.258,-7.112
Warud|IN|16|21.471,78.27
Wānkāner|IN|09|22.612,70.944
Wauwatosa|US|WI|43.049,-88.008
Wejherowo|PL|82|54.606,18.236
Wylie|US|TX|33.015,-96.539
Winchester|GB|ENG|51.065,-1.319
Wajir|KE|54|1.747,40.057
Waalwijk|NL|06|51.682,5.071
West Lafayette|US|IN|40.426,-86.908
Wismar|DE|12|53.893,11.453
Wiener Neustadt|AT|03|47.805,16.232
West Seneca|US|NY|42.85,-78.8
West End|CA|02|49.283,-123.133
Winneba|GH|04|5.351,-0.623
Wesley Chapel|US|FL|28.24,-82.328
Weinheim|DE|01|49.549,8.667
Worksop|GB|ENG|53.302,-1.124
West Babylon|US|NY|40.718,-73.354
Warin Chamrap|TH|75|15.193,104.863
Wattrelos|FR|32|50.701,3.218
Wallsend|GB|ENG|54.991,-1.534
Wakema|MM|03|16.603,95.183
West Vancouver|CA|02|49.367,-123.167
Wesselsbron|ZA|03|-27.855,26.366
Weiden|DE|02|49.677,12.156
Welling|GB|ENG|51.462,0.108
Wunstorf|DE|06|52.424,9.436
Woodside|US|NY|40.745,-73.905
Westfield|US|MA|42.125,-72.75
Wakkanai|JP|12|45.409,141.674
Warora|IN|16|20.229,79.003
Woonsocket|US|RI|42.003,-71.515
Welisara|LK|36|7.028,79.901
Wokingham|GB|ENG|51.411,-0.836
Wilkes-Barre|US|PA|41.246,-75.881
Woodstock|CA|08|43.133,-80.75
Winter Garden|US|FL|28.565,-81.586
Wanganui|NZ|F3|-39.933,175.05
Warren|US|OH|41.238,-80.818
Woburn|US|MA|42.479,-71.152
Weslaco|US|TX|26.16,-97.991
Wiradesa|ID|07|-6.892,109.619
Wichian Buri|TH|14|15.658,101.106
Wausau|US|WI|44.959,-89.63
Warendorf|DE|07|51.951,7.988
Wichit|TH|62|7.889,98.385
Whitney|US|NV|36.098,-115.036
Wonopringgo|ID|07|-6.983,109.617
Waliso|ET|51|8.534,37.965
Westerville|US|OH|40.126,-82.929
Waipahu|US|HI|21.387,-158.009
Wake Forest|US|NC|35.98,-78.51
Wheeling|US|IL|42.139,-87.929
Whitley Bay|GB|ENG|55.04,-1.447
Woodlawn|US|MD|39.323,-76.728
Winter Haven|US|FL|28.022,-81.733
Würselen|DE|07|50.818,6.135
Whitestone|US|NY|40.795,-73.818
Wermelskirchen|DE|07|51.14,7.216
Westfield|US|IN|40.043,-86.127
Wilmslow|GB|ENG|53.328,-2.231
Wołomin|PL|78|52.34,21.242
Woodhaven|US|NY|40.689,-73.858
Watari|JP|24|38.035,140.851
Włochy|PL|78|52.179,20.946
West Torrington|US|CT|41.818,-73.144
Willowbrook|US|CA|33.917,-118.255
Walkden|GB|ENG|53.517,-2.4
Wildwood|US|MO|38.583,-90.663
Waregem|BE|VLG|50.889,3.428
Wesseling|DE|07|50.827,6.975
Wildomar|US|CA|33.599,-117.28
Wentzville|US|MO|38.811,-90.853
Wangon|ID|07|-7.516,109.054
Wageningen|NL|03|51.97,5.667
Wāris Alīganj|IN|34|25.017,85.64
Winter Springs|US|FL|28.699,-81.308
West Little River|US|FL|25.857,-80.237
Wernigerode|DE|14|51.837,10.782
West Lake Sammamish|US|WA|47.578,-122.101
Wigston Magna|GB|ENG|52.581,-1.092
Wenatchee|US|WA|47.423,-120.31
West Fargo|US|ND|46.875,-96.9
Wednesfield|GB|ENG|52.596,-2.085
Waxahachie|US|TX|32.387,-96.848
Woodridge|US|IL|41.747,-88.05
Windsor|GB|ENG|51.483,-0.6
Wickford|GB|ENG|51.611,0.523
Wai|IN|16|17.953,73.891
Wijchen|NL|03|51.809,5.725
Winsen|DE|06|53.358,10.213
Wisbech|GB|ENG|52.666,0.159
Westlake|US|OH|41.455,-81.918
Walla Walla|US|WA|46.065,-118.343
Werl|DE|07|51.555,7.914
Wavre|BE|WAL|50.717,4.601
Wedel|DE|10|53.584,9.698
Watertown|US|MA|42.371,-71.183
Westmont|US|CA|33.941,-118.302
West Bend|US|WI|43.425,-88.183
Willingboro|US|NJ|40.028,-74.869
Wankyi|GH|13|7.739,-2.104
Wheat Ridge|US|CO|39.766,-105.077
Wevelgem|BE|VLG|50.8,3.167
Wayne|US|PA|40.044,-75.388
Werne|DE|07|51.664,7.634
Wattala|LK|36|6.989,79.892
Wādi|IN|19|17.052,76.99
Westfield|US|NJ|40.659,-74.347
Wishaw|GB|SCT|55.767,-3.917
Winsford|GB|ENG|53.191,-2.524
Walajapet|IN|25|12.925,79.366
Walnut|US|CA|34.02,-117.865
Waltrop|DE|07|51.621,7.402
Whitstable|GB|ENG|51.361,1.026
West Warwick|US|RI|41.697,-71.522
Wittenberg|DE|14|51.866,12.65
Winter Park|US|FL|28.6,-81.339
Woodstock|US|GA|34.101,-84.519
Westchester|US|FL|25.755,-80.327
Weißenfels|DE|14|51.201,11.968
Waterloo|BE|WAL|50.715,4.399
Waegwan|KR|14|35.993,128.398
Winterswijk|NL|03|51.972,6.719
Wegberg|DE|07|51.142,6.284
Weil am Rhein|DE|01|47.593,7.621
West Falls Church|US|VA|38.865,-77.188
Williamsport|US|PA|41.241,-77.001
Wongsorejo|ID|08|-7.991,114.401
Warrnambool|AU|07|-38.382,142.488
Wetter (Ruhr)|DE|07|51.387,7.393
Witney|GB|ENG|51.784,-1.485
West Kelowna|CA|02|49.862,-119.583
Windsor|US|CT|41.853,-72.644
Weatherford|US|TX|32.759,-97.797
West Elkridge|US|MD|39.207,-76.727
Września|PL|86|52.325,17.565
Warstein|DE|07|51.445,8.349
West Islip|US|NY|40.706,-73.306
Wellesley|US|MA|42.296,-71.293
Winchester|US|NV|36.13,-115.119
West Springfield|US|MA|42.107,-72.62
Winnenden|DE|01|48.876,9.398
West Scarborough|US|ME|43.57,-70.388
Wheeling|US|WV|40.064,-80.721
Waddān|LY|64|29.161,16.139
Willenhall|GB|ENG|52.585,-2.059
Windsor|US|CA|38.547,-122.816
West Chicago|US|IL|41.885,-88.204
Wilmette|US|IL|42.072,-87.723
Winchester|US|VA|39.186,-78.163
Wamba|NG|56|8.942,8.603
Workington|GB|ENG|54.642,-3.544
Winona|US|MN|44.05,-91.639
Wangen|DE|01|47.69,9.832
Williston|US|ND|48.147,-103.618
West Milford|US|NJ|41.131,-74.367
Werota|ET|46|11.917,37.7
Watertown|US|NY|43.975,-75.911
Wooster|US|OH|40.805,-81.936
Wethersfield|US|CT|41.714,-72.653
Wyszków|PL|78|52.593,21.458
West Linn|US|OR|45.366,-122.612
Wete|TZ|13|-5.056,39.729
Westport|US|CT|41.141,-73.358
Werkendam|NL|06|51.81,4.894
Wiehl|DE|07|50.95,7.551
Wasco|US|CA|35.594,-119.341
Westhoughton|GB|ENG|53.549,-2.525
Wanaraja|ID|30|-7.175,107.981
Weinstadt-Endersbach|DE|01|48.813,9.364
Welahan|ID|07|-6.8,110.717
Wałcz|PL|87|53.278,16.471
Walnut Grove|CA|02|49.165,-122.64
Wiesloch|DE|01|49.295,8.698
West Whittier-Los Nietos|US|CA|33.976,-118.069
Wassenaar|NL|11|52.146,4.403
Witham|GB|ENG|51.8,0.64
Waddinxveen|NL|11|52.045,4.651
Wolfen|DE|14|51.661,12.269
White Bear Lake|US|MN|45.085,-93.01
Woodstock|US|IL|42.315,-88.449
Woodburn|US|OR|45.144,-122.855
Wyandotte|US|MI|42.214,-83.15
West Memphis|US|AR|35.146,-90.185
Westmont|US|IL|41.796,-87.976
Wakefield|US|MA|42.506,-71.073
Whitehaven|GB|ENG|54.549,-3.584
Whitehall Township|US|PA|40.667,-75.5
Wertheim|DE|01|49.759,9.509
Waldkraiburg|DE|02|48.209,12.399
Walker|US|MI|43.001,-85.768
Watauga|US|TX|32.858,-97.255
Watsa|CD|16|3.037,29.536
Walsrode|DE|06|52.861,9.593
Wągrowiec|PL|86|52.808,17.2
Werdau|DE|13|50.736,12.375
Wobulenzi|UG|C|0.728,32.512
Wieluń|PL|74|51.221,18.57
Wednesbury|GB|ENG|52.551,-2.024
Warburg|DE|07|51.49,9.146
Washington|US|UT|37.131,-113.508
Weiterstadt|DE|05|49.904,8.589
Wallenhorst|DE|06|52.35,8.017
Warwick|GB|ENG|52.283,-1.583
Waverly|US|MI|42.739,-84.621
Watertown|US|WI|43.195,-88.729
Weingarten|DE|01|47.81,9.639
Wārāseonī|IN|35|21.762,80.043
Wipperfürth|DE|07|51.116,7.399
Whitefield|GB|ENG|53.55,-2.3
Whitehorse|CA|12|60.716,-135.054
Wierden|NL|15|52.359,6.593
Webster Groves|US|MO|38.593,-90.357
Wright|US|FL|30.456,-86.638
Windham|US|CT|41.7,-72.157
Wudil|NG|29|11.809,8.844
Wuyishan|CN|07|27.76,118.031
Wetteren|BE|VLG|51.005,3.883
Walton-on-Thames|GB|ENG|51.387,-0.413
Wellington|GB|ENG|52.7,-2.517
Willebroek|BE|VLG|51.06,4.36
Woodford Green|GB|ENG|51.609,0.023
Wilsonville|US|OR|45.3,-122.774
West Odessa|US|TX|31.842,-102.499
West Puente Valley|US|CA|34.052,-117.968
Willoughby|US|OH|41.64,-81.406
Westerlo|BE|VLG|51.09,4.915
Wasco|US|IL|41.938,-88.405
Webuye|KE|12|0.6,34.771
West Springfield|US|VA|38.773,-77.221
Waldshut-Tiengen|DE|01|47.623,8.217
Werder|DE|11|52.379,12.934
Wülfrath|DE|07|51.282,7.038
Wilmington|US|MA|42.546,-71.174
Weligama|LK|34|5.975,80.43
Weißwasser|DE|13|51.504,14.64
Watertown|US|SD|44.899,-97.115
Warnes|BO|08|-17.516,-63.168
Wanlaweyn|SO|14|2.619,44.894
Wekiwa Springs|US|FL|28.699,-81.426
West and East Lealman|US|FL|27.82,-82.689
Westerstede|DE|06|53.257,7.927
Wāliṅ|NP|4|27.984,83.759
Wadsworth|US|OH|41.026,-81.73
Windsor|US|CO|40.477,-104.901
Westchase|US|FL|28.055,-82.61
West Carson|US|CA|33.822,-118.293
Westford|US|MA|42.579,-71.438
Wilnsdorf|DE|07|50.817,8.1
Waynesboro|US|VA|38.068,-78.889
Waren|DE|12|53.52,12.68
Weilheim|DE|02|47.841,11.155
Winchester|US|MA|42.452,-71.137
Wittmund|DE|06|53.577,7.778
West Pensacola|US|FL|30.427,-87.28
West Lake Stevens|US|WA|47.993,-122.102
Woodrow|US|NY|40.543,-74.198
Woodlawn|US|VA|38.717,-77.133
West Melbourne|US|FL|28.072,-80.653
Winter Gardens|US|CA|32.831,-116.933
Wade Hampton|US|SC|34.904,-82.333
Wakiso|UG|C|0.404,32.459
Westmount|CA|10|45.483,-73.599
Werdohl|DE|07|51.26,7.766
Wellington|IN|25|11.366,76.784
Waghäusel|DE|01|49.25,8.513
Wittenberge|DE|11|53.005,11.75
Waldkirch|DE|01|48.096,7.964
West Mifflin|US|PA|40.363,-79.866
Wachtberg|DE|07|50.633,7.1
Wesoła|PL|78|52.255,21.224
Warrensburg|US|MO|38.763,-93.736
Wenden|DE|07|50.967,7.867
Wandlitz|DE|11|52.742,13.458
West Chester|US|PA|39.961,-75.608
Waterloo|SL|04|8.339,-13.071
Willmar|US|MN|45.122,-95.043
West Saint Paul|US|MN|44.916,-93.102
Waldbröl|DE|07|50.876,7.617
Wisch|NL|03|51.926,6.417
Weybridge|GB|ENG|51.372,-0.46
Weirton Heights|US|WV|40.408,-80.539
Wazīrganj|IN|36|28.211,79.057
Weil der Stadt|DE|01|48.75,8.872
Wasquehal|FR|32|50.67,3.134
Waterford|US|CT|41.342,-72.136
Woodbridge|US|NJ|40.558,-74.285
Wadowice|PL|77|49.883,19.493
Weirton|US|WV|40.419,-80.59
White Oak|US|OH|39.213,-84.599
Wiset Chaichan|TH|35|14.595,100.338
Waukee|US|IA|41.612,-93.885
Wantagh|US|NY|40.684,-73.51
West Hempstead|US|NY|40.705,-73.65
Warah|PK|05|27.448,67.797
Whitehall|US|OH|39.967,-82.885
Wieliczka|PL|77|49.987,20.065
Westminster|US|MD|39.575,-76.996
Whakatane|NZ|E8|-37.959,176.985
Wodonga|AU|07|-36.122,146.888
West Molesey|GB|ENG|51.4,-0.38
Winschoten|NL|04|53.144,7.035
Wantage|GB|ENG|51.588,-1.426
Wadgassen|DE|09|49.267,6.783
Winchester|US|KY|37.99,-84.18
Wakuya|JP|24|38.545,141.135
Wer|IN|24|27.019,77.176
Wewak|PG|11|-3.55,143.632
Wallingford Center|US|CT|41.45,-72.819
Wettingen|CH|AG|47.47,8.316
Wuustwezel|BE|VLG|51.392,4.595
Wildeshausen|DE|06|52.894,8.434
Waltham Abbey|GB|ENG|51.687,-0.004
Wilton|US|CT|41.195,-73.438
Westbrook|US|ME|43.677,-70.371
Warrenton|ZA|08|-28.114,24.848
Westerly|US|RI|41.378,-71.827
Wangaratta|AU|07|-36.358,146.321
Wisconsin Rapids|US|WI|44.384,-89.817
Wittlich|DE|08|49.986,6.893
Wao|PH|14|7.683,124.667
Wahiawā|US|HI|21.503,-158.025
Weesp|NL|07|52.307,5.042
Weißenburg in Bayern|DE|02|49.031,10.972
Willimantic|US|CT|41.711,-72.208
Wallingford|US|CT|41.457,-72.823
Wakimachi|JP|39|34.067,134.15
Winthrop|US|MA|42.375,-70.983
Ware|GB|ENG|51.811,-0.029
Walcourt|BE|WAL|50.254,4.438
Warminster|GB|ENG|51.204,-2.179
Wijk bij Duurstede|NL|09|51.974,5.342
Walton-on-the-Naze|GB|ENG|51.848,1.267
White Oak|US|MD|39.04,-76.993
Wamba|CD|16|2.148,27.995
Wittstock|DE|11|53.161,12.483
Wervik|BE|VLG|50.781,3.039
Wadern|DE|09|49.541,6.888
Wörth am Rhein|DE|08|49.049,8.26
Wolfratshausen|DE|02|47.913,11.422
Wath upon Dearne|GB|ENG|53.503,-1.346
Wyckoff|US|NJ|41.01,-74.173
Woodmere|US|NY|40.632,-73.713
Wenjī|ET|51|8.45,39.283
Wayne|US|MI|42.281,-83.386
White Settlement|US|TX|32.76,-97.458
Westbury|GB|ENG|51.26,-2.188
Wels|AT|04|48.167,14.033
Wil|CH|SG|47.462,9.046
Westchester|US|IL|41.851,-87.882
Washington|US|IL|40.704,-89.407
Wassenberg|DE|07|51.1,6.155
Wolcott|US|CT|41.602,-72.987
Whickham|GB|ENG|54.946,-1.676
Weilerswist|DE|07|50.753,6.846
Wang Nam Yen|TH|80|13.503,102.181
Waterville|US|ME|44.552,-69.632
Wendelstein|DE|02|49.352,11.151
Wolf Trap|US|VA|38.94,-77.286
West Columbia|US|SC|33.993,-81.074
Witzenhausen|DE|05|51.341,9.855
Worcester Park|GB|ENG|51.38,-0.244
Wardenburg|DE|06|53.067,8.2
Walnut Park|US|CA|33.968,-118.225
White River|ZA|07|-25.332,31.012
Wang Noi|TH|36|14.227,100.716
Wang Saphung|TH|18|17.301,101.769
Wittenheim|FR|44|47.811,7.328
West University Place|US|TX|29.718,-95.434
Wilkinsburg|US|PA|40.442,-79.882
Wendlingen am Neckar|DE|01|48.671,9.376
Wenceslau Braz|BR|18|-23.874,-49.803
Willow Grove|US|PA|40.144,-75.116
Weener|DE|06|53.163,7.351
Williamstown|US|NJ|39.686,-74.995
Wanda|AR|14|-25.969,-54.563
Wombwell|GB|ENG|53.522,-1.397
Winder|US|GA|33.993,-83.72
Westbury|US|NY|40.756,-73.588
Wailuku|US|HI|20.891,-156.506
Warren Township|US|NJ|40.608,-74.518
Washougal|US|WA|45.583,-122.353
Warragul|AU|07|-38.159,145.931
Wurzen|DE|13|51.371,12.739
Wilmington Island|US|GA|32.004,-80.974
West Park|US|FL|25.985,-80.199
Weston|US|WI|44.891,-89.548
Williamsburg|US|VA|37.271,-76.707
`;
