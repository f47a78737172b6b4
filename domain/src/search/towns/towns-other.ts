/** Towns, the largest first: name, country, region, coordinates. GeoNames, CC BY 4.0; written by make-towns.mjs. */
export const TOWNS = `
Зуунмод|MN|18|47.707,106.953
Əhmədbəyli|AZ|45|39.881,48.392
Бережани|UA|22|49.45,24.933
`;
