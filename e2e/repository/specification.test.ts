import { describe, expect, it } from 'vitest';
import { specificationMarks } from '../specification/marks.ts';
import { SPECIFICATION } from '../specification/points.ts';

const marks = specificationMarks();
const nameOf = ({ point, subject }: { point: number; subject: string }) => `${point}. ${subject}`;
const known = Object.entries(SPECIFICATION).flatMap(([point, { subjects }]) =>
  subjects.map((subject) => nameOf({ point: Number(point), subject })),
);

describe('the specification', () => {
  it('has nine points', () => {
    expect(Object.keys(SPECIFICATION)).toEqual([...'123456789']);
    expect(known.length).toBeGreaterThan(190);
  });

  it('has a test that says it holds each part of it', () => {
    const held = new Set(marks.map(nameOf));
    expect(known.filter((name) => !held.has(name))).toEqual([]);
  });

  it('has every part that a test says it holds', () => {
    const parts = new Set(known);
    const strayed = marks.filter((mark) => !parts.has(nameOf(mark)));
    expect(strayed.map((mark) => `${mark.file}: ${nameOf(mark)}`)).toEqual([]);
  });

  it('is marked over tests and nothing else', () => {
    expect(marks.filter(({ title }) => title === '')).toEqual([]);
  });
});
