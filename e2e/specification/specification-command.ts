import { specificationMarks } from './marks.ts';
import { SPECIFICATION } from './points.ts';

/** `npm run specification`: prints which tests hold each part of the specification, from the marks over the tests. */
export function specificationCommand(): void {
  const marks = specificationMarks();
  for (const [point, { title, subjects }] of Object.entries(SPECIFICATION)) {
    console.log(`\n${point}. ${title}`);
    for (const subject of subjects) {
      console.log(`\n  ${subject}`);
      for (const mark of marks)
        if (mark.point === Number(point) && mark.subject === subject)
          console.log(`    ${mark.file} › ${mark.title}`);
    }
  }
}
