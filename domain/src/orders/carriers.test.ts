import { describe, expect, it } from 'vitest';
import { trackingPage } from './carriers.ts';

describe('where a parcel is followed', () => {
  it.each([
    ['UPS 1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    ['1z999aa10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      'DHL, number 0034 0434 1610 9404 2557',
      'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094042557',
    ],
    [
      'dhl: 00340434161094042557',
      'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094042557',
    ],
    ['Royal Mail AB123456789GB', 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB'],
    ['DHL ١٢٣٤٥٦٧٨٩٠', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234567890'],
    [
      'USPS 9400100000000000000000',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
    ],
  ])('%s', (words, page) => {
    expect(trackingPage(words)).toBe(page);
  });

  it.each([
    ['no carrier', 'Parcel 00340434161094042557'],
    ['no number', 'DHL, I will send it tomorrow'],
    ['two carriers', 'UPS or DHL 00340434161094042557'],
    ['two numbers', 'DHL 00340434161094042557 and DHL 00340434161094042558'],
    ['a carrier inside a word', 'cupsful 00340434161094042557'],
    ['nothing', ''],
  ])('not known: %s', (_why, words) => {
    expect(trackingPage(words)).toBeUndefined();
  });

  it('has nothing of the words in the address but letters and digits', () => {
    const page = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12345678';
    expect(trackingPage('DHL "><script>?12345678&x=../')).toBe(page);
    expect(trackingPage('DHL 12345678/../evil')).toBe(page);
  });
});
