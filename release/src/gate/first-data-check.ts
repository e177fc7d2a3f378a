import type { FirstData } from '@drove/federation/registry';
import { api, type Operation, type Schema } from './api-document';
import type { GateCheck, Refusal } from './gate';

/** What screens ask first is in the API's description, and anyone may ask it. */
export const firstDataCheck: GateCheck = ({ description: { firstData = {}, screens } }) =>
  Object.entries(firstData).flatMap(([pattern, data]) => {
    const problems = pattern in screens ? problemsOf(pattern, data) : ['is of no screen'];
    return problems.map((problem): Refusal => ({
      check: 'first data',
      problem: `The first request of ${pattern} (${data.get}) ${problem}.`,
      remedy: 'Correct "firstData" in remote.json; what may be asked is in backend/openapi.json.',
    }));
  });

function problemsOf(pattern: string, { get, photo }: FirstData): string[] {
  const [path = '', query = ''] = get.split('?');
  const operation = find(path);
  if (!operation) return ['is no GET of the API'];
  const unknownNames = (path.match(/:[^/]+/g) ?? []).filter((name) => !pattern.split('/').includes(name));
  const sent = new Set(new URLSearchParams(query).keys());
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const strange = [...sent].filter((name) => inQuery.every((parameter) => parameter.name !== name));
  const missing = inQuery.filter(({ name, required }) => required && !sent.has(name));
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  return [
    ...unknownNames.map((name) => `has ${name}, which is not in the route`),
    ...strange.map((name) => `has the parameter ${name}, which the API does not know`),
    ...missing.map(({ name }) => `lacks the parameter ${name}`),
    ...(isPublic(operation) ? [] : ['needs a person who is signed in']),
    ...(schema ? [] : ['is not answered with JSON']),
    ...(schema && photo && !isPhoto(schema, photo.at.split('.')) ? [`has no photo at ${photo.at}`] : []),
  ];
}

/** The operation whose address has its own part wherever the request has one of the route. */
function find(path: string): Operation | undefined {
  const shape = path.replace(/:[^/]+/g, '{}');
  return Object.entries(api().paths).find(
    ([template]) => template.slice(1).replace(/\{[^{}]+\}/g, '{}') === shape,
  )?.[1]?.['get'];
}

const isPublic = ({ security = [] }: Operation) =>
  security.length === 0 || security.some((needed) => Object.keys(needed).length === 0);

/** A photo is what has its sources; a list is gone into by a number. */
function isPhoto(schema: Schema, [name, ...rest]: string[]): boolean {
  const { $ref, anyOf, properties, items } = schema;
  const named = $ref === undefined ? undefined : api().components.schemas[$ref.split('/').at(-1) ?? ''];
  const path = name === undefined ? [] : [name, ...rest];
  if (named) return isPhoto(named, path);
  if (anyOf) return anyOf.some((one) => isPhoto(one, path));
  if (name === undefined) return properties?.['sources'] !== undefined;
  const next = /^\d+$/.test(name) ? items : properties?.[name];
  return next !== undefined && isPhoto(next, rest);
}
