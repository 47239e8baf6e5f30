/** The zip codes of each state by their first three digits, which the Postal Service assigns by region. */
const states = {
  AK: '995-999',
  AL: '350-352 354-369',
  AR: '716-729',
  AZ: '850-853 855-857 859-860 863-865',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-516 520-528',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  MA: '010-027 055',
  MD: '206-212 214-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-551 553-567',
  MO: '630-631 633-641 644-658',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-681 683-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-884',
  NV: '889-891 893-895 897-898',
  NY: '005 100-149',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-986 988-994',
  WI: '530-532 534-535 537-549',
  WV: '247-268',
  WY: '820-831',
} as const

/** Of the armed forces abroad, wherever they are. */
export const military = '090-098 340 962-966'

/** Cities that have most of the zip codes with these first digits; elsewhere the state alone is certain enough. */
const cities =
  'Springfield 011, Worcester 016, Boston 022, Providence 029, Manchester 031, Concord 033, Portland 041, Hartford 061, ' +
  'New Haven 065, Bridgeport 066, Stamford 069, Newark 071, Jersey City 073, Paterson 075, Trenton 086, New Brunswick 089, ' +
  'New York 100-102, Staten Island 103, Bronx 104, White Plains 106, Yonkers 107, New Rochelle 108, Brooklyn 112, ' +
  'Far Rockaway 116, Hicksville 118, Albany 122, Schenectady 123, Poughkeepsie 126, Syracuse 132, Utica 135, Binghamton 139, ' +
  'Buffalo 142, Niagara Falls 143, Rochester 146, Elmira 149, Pittsburgh 152, Erie 165, Harrisburg 171, York 174, ' +
  'Lancaster 176, Allentown 181, Scranton 185, Wilkes-Barre 187, Philadelphia 191, Reading 196, Wilmington 198, ' +
  'Washington 200 202-205, Silver Spring 209, Baltimore 212, Annapolis 214, Arlington 222, Alexandria 223, Richmond 232, ' +
  'Norfolk 235, Portsmouth 237, Roanoke 240, Charleston 253, Huntington 257, Winston-Salem 271, Greensboro 274, Raleigh 276, ' +
  'Durham 277, Charlotte 282, Asheville 288, Columbia 292, Atlanta 303 311, Augusta 309, Macon 312, Savannah 314, ' +
  'Columbus 319, Jacksonville 322, Orlando 328, Miami 331-332, Fort Lauderdale 333, Tampa 336, St. Petersburg 337, ' +
  'Naples 341, Birmingham 352, Huntsville 358, Montgomery 361, Mobile 366, Nashville 372, Chattanooga 374, Knoxville 379, ' +
  'Memphis 381, Jackson 392, Louisville 402, Lexington 405, Frankfort 406, Columbus 432, Toledo 436, Cleveland 441, Akron 443, ' +
  'Youngstown 445, Canton 447, Mansfield 449, Cincinnati 452, Dayton 454, Springfield 455, Indianapolis 462, Gary 464, ' +
  'South Bend 466, Fort Wayne 468, Evansville 477, Detroit 482, Flint 485, Lansing 489, Grand Rapids 495, Des Moines 503 509, ' +
  'Waterloo 507, Sioux City 511, Cedar Rapids 524, Davenport 528, Milwaukee 532, Racine 534, Madison 537, Green Bay 543, ' +
  'St. Paul 551, Minneapolis 554, Duluth 558, Sioux Falls 571, Fargo 581, Billings 591, Evanston 602, Oak Park 603, Chicago 606, ' +
  'Rockford 611, Peoria 616, Springfield 627, St. Louis 631, Kansas City 641, St. Joseph 645, Jefferson City 651, ' +
  'Springfield 658, Kansas City 661, Topeka 666, Wichita 672, Omaha 681, Lincoln 685, New Orleans 701, Baton Rouge 708, ' +
  'Shreveport 711, Little Rock 722, Oklahoma City 731, Tulsa 741, Dallas 752-753, Fort Worth 761, Waco 767, Houston 770 772, ' +
  'Beaumont 777, San Antonio 782, Corpus Christi 784, Austin 787, Amarillo 791, Lubbock 794, Abilene 796, El Paso 799 885, ' +
  'Denver 802, Boulder 803, Colorado Springs 809, Boise 837, Salt Lake City 841, Ogden 844, Phoenix 850, Tucson 857, ' +
  'Albuquerque 871, Las Vegas 891, Reno 895, Carson City 897, Los Angeles 900, Inglewood 903, Santa Monica 904, Torrance 905, ' +
  'Long Beach 908, Pasadena 911, Glendale 912, Van Nuys 914, Burbank 915, North Hollywood 916, Alhambra 918, San Diego 921, ' +
  'San Bernardino 924, Santa Ana 927, Santa Barbara 931, Bakersfield 933, Fresno 937, San Francisco 941, Sacramento 942 958, ' +
  'Palo Alto 943, San Mateo 944, Oakland 946, Berkeley 947, Richmond 948, San Jose 951, Honolulu 968, Portland 972, ' +
  'Seattle 981, Tacoma 984, Spokane 992'

export const zipPlaces = { states, cities }
