import { HOME_CONTENT_ID, HOME_PLACES, type HomeContent } from '@thriftline/domain/pages/home-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { expect, it } from 'vitest';
import { fillFrame } from './fill-frame.ts';

const { head, root, content: data } = HOME_PLACES;
const FRAME = `<head>${head}</head><div id="root">${root}</div>${data}`;
const NASTY = `</script><script>alert(1)</script><!-- ${head} ${root} & $& \u2028`;

const content: HomeContent = {
  at: 1,
  settings: { ...DEFAULT_OPEN_SETTINGS, name: NASTY },
  advertisements: [],
  categories: [{ _id: 'c1', categoryname: NASTY, img: '' }],
};

it('puts each part in its place, and what it was drawn of behind them', () => {
  const page = fillFrame(FRAME, { head: '<title>$&</title>', root: '<p>$1</p>' }, HOME_CONTENT_ID, content);
  expect(page).toMatch(
    /^<head><title>\$&<\/title><\/head><div id="root"><p>\$1<\/p><\/div><script type="application\/json"/,
  );
  const [, json = ''] =
    /<script type="application\/json" id="home-content">([^<]*)<\/script>$/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(content);
  expect(page.match(/<script/g)).toHaveLength(1);
});

it('refuses a frame that is none', () => {
  const drawn = { head: '', root: '' };
  expect(() => fillFrame('<head></head>', drawn, HOME_CONTENT_ID, content)).toThrow('home:content');
});
