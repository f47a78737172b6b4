import { expect, it } from 'vitest';
import { currencyWords } from './currency-words.ts';

it('names a currency as people do in each language', () => {
  expect(currencyWords('usd')).toEqual(
    expect.arrayContaining(['$', 'US$', 'USD', 'dollar', 'dollars', 'bucks', 'دولار']),
  );
  expect(currencyWords('eur')).toEqual(expect.arrayContaining(['€', 'EUR', 'euro', 'euros', 'يورو']));
});

it('takes no adjective for a currency: a Saudi carpet is no price', () => {
  const words = currencyWords('sar').map((word) => word.toLowerCase());
  expect(words).toEqual(expect.arrayContaining(['sar', 'riyal', 'riyals', 'rial', 'ريال']));
  expect(words).not.toContain('saudi');
  expect(words).not.toContain('سعودي');
});
