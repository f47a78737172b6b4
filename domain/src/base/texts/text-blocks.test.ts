import { describe, expect, it } from 'vitest';
import { DEFAULT_TEXTS } from '../../settings/default-texts.ts';
import { type TextPart, textBlocks } from './text-blocks.ts';

const words = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
const links = (text: string) =>
  textBlocks(text).flatMap((block) =>
    block.kind === 'paragraph' ? block.lines.flat().flatMap(({ href }) => href ?? []) : [],
  );

describe('textBlocks', () => {
  it('tells headings, lists and paragraphs apart', () => {
    const blocks = textBlocks('## Buying\r\nOne line\nand another\n\n- first\n* second\nAfter\n');
    expect(
      blocks.map((block) =>
        block.kind === 'heading'
          ? block.text
          : (block.kind === 'list' ? block.items : block.lines).map(words),
      ),
    ).toEqual(['Buying', ['One line', 'and another'], ['first', 'second'], ['After']]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'paragraph']);
  });

  it('makes links of addresses of websites and e-mail, and of nothing else', () => {
    expect(links('See https://shop.example/a?b=1. Or (ada@shop.example), please!')).toEqual([
      'https://shop.example/a?b=1',
      'mailto:ada@shop.example',
    ]);
    expect(links('javascript:alert(1) data:text/html,x http://plain.example //x.example @ a@b')).toEqual([]);
  });

  it('keeps any other markup as the text it is', () => {
    const text = '<b onclick="x()">bold</b> [link](javascript:x)';
    expect(textBlocks(text)).toEqual([{ kind: 'paragraph', at: 0, lines: [[{ at: 0, text }]] }]);
  });

  it('gives every block and part a place of its own, and loses nothing', () => {
    for (const text of [...Object.values(DEFAULT_TEXTS), 'a\n\n\na', '- a@b.example a@b.example\n- -']) {
      const blocks = textBlocks(text);
      const parts = blocks.flatMap((block) =>
        block.kind === 'heading' ? [block] : (block.kind === 'list' ? block.items : block.lines).flat(),
      );
      expect(new Set(blocks.map(({ at }) => at)).size).toBe(blocks.length);
      expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
      for (const { at, text: part } of parts) expect(text.slice(at, at + part.length)).toBe(part);
    }
    expect(textBlocks('')).toEqual([]);
    expect(textBlocks(' \n\t\n')).toEqual([]);
  });
});
