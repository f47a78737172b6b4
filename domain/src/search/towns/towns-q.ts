/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Qingdao|CN|25|36.065,120.38
Quezon City|PH|NCR|14.649,121.051
Queens|US|NY|40.681,-73.837
Quito|EC|18|-0.23,-78.525
Qom|IR|39|34.64,50.876
Qiqihar|CN|08|47.341,123.96
Qinhuangdao|CN|10|39.932,119.588
Quetta|PK|02|30.184,67.001
Québec|CA|10|46.812,-71.215
Qionghai|CN|31|19.242,110.464
Qazvin|IR|38|36.269,50.004
Qarchak|IR|26|35.429,51.575
Qinā|EG|23|26.164,32.727
Quilmes|AR|01|-34.729,-58.264
Quthbullapur|IN|40|17.501,78.458
Qarshi|UZ|08|38.861,65.789
Qui Nhon|VN|46|13.776,109.224
Quelimane|MZ|09|-17.879,36.888
Qo‘qon|UZ|03|40.529,70.942
Quanzhou|CN|07|24.914,118.586
Qianjiang|CN|12|30.421,112.892
Qapqal|CN|13|43.802,81.087
Qingyuan|CN|30|23.7,113.033
Qujing|CN|29|25.483,103.783
Queimados|BR|21|-22.716,-43.555
Quetzaltenango|GT|13|14.835,-91.518
Quilpué|CL|01|-33.048,-71.442
Quevedo|EC|13|-1.029,-79.464
Qingzhou|CN|25|36.697,118.48
Qūchān|IR|42|37.106,58.51
Qingnian|CN|25|36.84,115.712
Queenstown|ZA|05|-31.898,26.875
Queluz|PT|14|38.757,-9.255
Qurayyat|SA|20|31.332,37.343
Qianzhou|CN|11|28.319,109.733
Qinzhou|CN|16|21.973,108.626
Qalyūb|EG|12|30.179,31.206
Quincy|US|MA|42.253,-71.002
Qorveh|IR|16|35.166,47.806
Qiongshan|CN|31|20.006,110.354
Quillacollo|BO|02|-17.392,-66.278
Qamdo|CN|14|31.13,97.18
Qufu|CN|25|35.597,116.991
Quzhou|CN|02|28.959,118.869
Qal‘at Bīshah|SA|11|20.001,42.605
Quatre Bornes|MU|17|-20.264,57.479
Qingquan|CN|12|30.451,115.256
Quibdó|CO|11|5.692,-76.658
Qaraçuxur|AZ|09|40.397,49.974
Quillota|CL|01|-32.883,-71.249
Quartu Sant'Elena|IT|14|39.229,9.25
Qionghu|CN|11|28.841,112.374
Qingyang|CN|25|37.496,121.258
Qŭrghonteppa|TJ|02|37.834,68.782
Qinggang|CN|08|46.685,126.106
Quimper|FR|53|48,-4.1
Qingshuping|CN|11|27.381,112.021
Qinnan|CN|04|33.253,119.913
Queens Village|US|NY|40.727,-73.742
Qoryooley|SO|14|1.788,44.53
Qulsary|KZ|06|46.953,54.02
Quixadá|BR|06|-4.971,-39.015
Qiryat Ata|IL|04|32.811,35.113
Qalqīlyah|PS|WE|32.19,34.971
Quwaysinā|EG|09|30.565,31.158
Quinte West|CA|08|44.183,-77.566
Quíbor|VE|13|9.929,-69.62
Quincy|US|IL|39.936,-91.41
Qā’en|IR|41|33.727,59.184
Qiryat Moẕqin|IL|04|32.837,35.078
Qiryat Yam|IL|04|32.85,35.07
Qaşr-e Qand|IR|04|26.248,60.752
Quarto|IT|04|40.878,14.144
Qiryat Bialik|IL|04|32.828,35.086
Queen Creek|US|AZ|33.249,-111.634
Quixeramobim|BR|06|-5.199,-39.293
Quva|UZ|03|40.522,72.073
Quảng Ngãi|VN|63|15.12,108.792
Quirinópolis|BR|29|-18.448,-50.452
Quitilipi|AR|03|-26.869,-60.217
Quvasoy|UZ|03|40.297,71.98
Qarah Ẕīā’ od Dīn|IR|01|38.892,45.026
Quimbaya|CO|23|4.623,-75.763
Qahderījān|IR|28|32.577,51.454
Quezaltepeque|SV|05|13.831,-89.272
Qibray|UZ|14|41.39,69.465
Queensbury|US|NY|43.377,-73.613
Quesada|CR|01|10.324,-84.427
Quezon|PH|10|7.73,125.099
Qo‘rg‘ontepa|UZ|01|40.732,72.762
Quinta Do Conde|PT|19|38.565,-9.043
Qacha’s Nek|LS|17|-30.115,28.689
Quart de Poblet|ES|60|39.481,-0.439
Querecotillo|PE|20|-4.838,-80.646
Qeshm|IR|11|26.949,56.269
Qarāwul|AF|24|37.22,68.78
Quthing|LS|18|-30.4,27.7
Quţūr|EG|05|30.972,30.956
Qualiano|IT|04|40.919,14.154
Quaraí|BR|23|-30.387,-56.451
Quattromiglia|IT|03|39.345,16.238
Quedlinburg|DE|14|51.788,11.15
Qīr Moāv|JO|19|31.182,35.7
Quba|AZ|42|41.361,48.513
Qiryat Shemona|IL|03|33.207,35.572
Quellón|CL|14|-43.118,-73.617
Qādiān|IN|23|31.822,75.377
Qaisumah|SA|06|28.311,46.127
Qārah|SY|08|34.156,36.743
Quickborn|DE|10|53.728,9.909
Qadirpur Ran|PK|04|30.292,71.672
Queensdale|ZA|05|-31.871,26.979
Qabāţīyah|PS|WE|32.41,35.281
Qazax|AZ|40|41.092,45.366
Quarteira|PT|09|37.069,-8.101
Qaţanā|SY|08|33.438,36.079
Quaregnon|BE|WAL|50.441,3.865
Quezon|PH|03|15.551,120.815
Qormi|MT|43|35.876,14.472
Quisqueya|DO|24|18.555,-69.408
Quatro Barras|BR|18|-25.366,-49.077
Qŭshkŭpir|UZ|05|41.535,60.346
Qalansuwa|IL|02|32.285,34.981
Qusar|AZ|44|41.428,48.43
Qandala|SO|03|11.472,49.873
Qaryat Sulūq|LY|69|31.668,20.252
Qarqīn|AF|31|37.419,66.044
`;
