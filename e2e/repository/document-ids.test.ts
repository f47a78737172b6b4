import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Ids that functions name a document by without `documentIn`, which refuses what is none, and why each is one. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'functions/src/audit/audit-log.ts (eventId)': 'The platform names its events',
  'functions/src/conversations/conversations.ts (size)': 'One of two sizes',
  'functions/src/firestore/collection.ts (id)': 'documentIn itself',
  'functions/src/jobs/plan.ts (after)': 'The path of a document that was read',
  'functions/src/operator/read-numbers.ts (finished)': 'One document',
  'functions/src/orders/order-documents.ts (name)': 'Documents below an order have names of their own',
  'functions/src/own-data/read-sources.ts (path)': 'Each id of it is looked at first',
  'functions/src/reports/copy-evidence.ts (id)': 'The rules let a report name nothing but ids',
  'functions/src/reports/copy-evidence.ts (report.conversationId)':
    'The rules look it up before they take the report',
  'functions/src/reports/copy-pictures.ts (id)': 'The rules let a report name nothing but ids',
  'functions/src/reports/reports.ts (EVIDENCE_ID)': 'One document',
  'functions/src/reports/reports.ts (evidencePictureId(messageId))': 'Of the id of a message',
  'functions/src/reviews/review-documents.ts (by)': 'One of two sides',
};

it('a function names a document by an id that was looked at first: no path, and not longer than Firestore takes', () => {
  const found = repositoryFiles('functions/src/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/\.doc\(((?:[^()]|\([^()]*\))+)\)/g)].map(
        ([, id = '']) => `${path} (${id.replaceAll("'", '').trim()})`,
      ),
    );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(NAMED_OTHERWISE).toSorted());
});
