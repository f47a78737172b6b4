/**
 * What people call towns that GeoNames knows by another name: by the key of the one, the key of the other. Add to it what
 * sellers write.
 */
export const OTHER_TOWN_NAMES: Readonly<Record<string, string>> = {
  bruxelles: 'brussels',
  brussel: 'brussels',
  bucuresti: 'bucharest',
  'den haag': 'the hague',
  firenze: 'florence',
  geneve: 'geneva',
  genf: 'geneva',
  genova: 'genoa',
  hull: 'kingston upon hull',
  kobenhavn: 'copenhagen',
  la: 'los angeles',
  lisboa: 'lisbon',
  milano: 'milan',
  moskva: 'moscow',
  munchen: 'munich',
  muenchen: 'munich',
  napoli: 'naples',
  newcastle: 'newcastle upon tyne',
  nuremberg: 'nurnberg',
  nyc: 'new york city',
  padova: 'padua',
  praha: 'prague',
  roma: 'rome',
  stoke: 'stoke on trent',
  torino: 'turin',
  venezia: 'venice',
  warszawa: 'warsaw',
  wien: 'vienna',
};
