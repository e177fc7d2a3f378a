import ts from 'typescript';

export type JsonSchema = boolean | object;

/** Types that are written once and referred to, by name. */
export type Definitions = Record<string, JsonSchema>;

interface Reading {
  checker: ts.TypeChecker;
  definitions: Definitions;
  /** Of an answer: no property is required, since a double answers only what is read. */
  isAnswer: boolean;
}

/** Objects of Stripe's that are described in answers; every other one is only said to be an object. */
const describedObjects = new Set([
  ...['PaymentIntent', 'Charge', 'Refund', 'Dispute', 'Customer', 'Account', 'AccountLink', 'LoginLink'],
  ...['Transfer', 'TransferReversal', 'Payout', 'File'],
]);

/** Of the dozens of ways to pay and of capabilities, those that we use. */
const usedPayments = new Set(['card', 'type', 'metadata', 'billing_details', 'card_payments', 'transfers']);
const isOfManyPayments = /PaymentMethod(?:Options|Data|Details)$|Capabilities$/;

/** A type of Stripe's library as a JSON schema. Numbers are whole: what we send and read are amounts and times. */
export function typeToSchema(type: ts.Type, reading: Reading): JsonSchema {
  if (type.isUnion()) return unionToSchema(type, reading);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return { const: reading.checker.typeToString(type) === 'true' };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'integer' };
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.flags & ts.TypeFlags.Object) return objectToSchema(type as ts.ObjectType, reading);
  return true;
}

function unionToSchema(type: ts.UnionType, reading: Reading): JsonSchema {
  const parts = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
  const values = parts.filter((part) => part.isStringLiteral()).map((part) => part.value);
  const booleans = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
  const others = parts.filter((part) => !part.isStringLiteral() && !booleans.includes(part));
  const schemas = [
    ...(values.length === 0 ? [] : [{ enum: values.sort() }]),
    ...(booleans.length === 0 ? [] : [{ type: 'boolean' }]),
    // Beside listed values, "or any other" stands for what Stripe may add: we are held to those it lists.
    ...others
      .filter((part) => values.length === 0 || !isAnyOther(part))
      .map((part) => typeToSchema(part, reading)),
  ];
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
}

function isAnyOther(type: ts.Type): boolean {
  return type.isIntersection() || (type.flags & ts.TypeFlags.String) !== 0;
}

function objectToSchema(type: ts.ObjectType, reading: Reading): JsonSchema {
  const { checker, definitions } = reading;
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', items: item === undefined ? true : typeToSchema(item, reading) };
  }
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const isWhole = type.getProperty('object') !== undefined && type.getProperty('id') !== undefined;
  // Bytes of a file; of those the double reads what a form of several parts has.
  if (symbol?.name === 'Uint8Array') return { type: 'string' };
  if (reading.isAnswer && isWhole && !describedObjects.has(symbol?.name ?? '')) return { type: 'object' };
  if (symbol === undefined || symbol.name === '__type' || type.aliasTypeArguments !== undefined) {
    return propertiesToSchema(type, reading);
  }
  const isGeneric =
    (type.objectFlags & ts.ObjectFlags.Reference) !== 0 &&
    checker.getTypeArguments(type as ts.TypeReference).length > 0;
  if (isGeneric) return propertiesToSchema(type, reading);
  const name = checker.getFullyQualifiedName(symbol).replace(/^".*?"\./, '');
  if (!(name in definitions)) {
    definitions[name] = {};
    definitions[name] = propertiesToSchema(
      type,
      reading,
      isOfManyPayments.test(name) ? usedPayments : undefined,
    );
  }
  return { $ref: `#/$defs/${name}` };
}

function propertiesToSchema(type: ts.Type, reading: Reading, kept?: ReadonlySet<string>): JsonSchema {
  const { checker, isAnswer } = reading;
  const index = type.getStringIndexType();
  if (index !== undefined) return { type: 'object', additionalProperties: typeToSchema(index, reading) };
  const all = type.getProperties().filter(({ name }) => kept?.has(name) ?? true);
  const isOptional = (property: ts.Symbol) => (property.flags & ts.SymbolFlags.Optional) !== 0;
  const required = isAnswer ? [] : all.filter((one) => !isOptional(one)).map(({ name }) => name);
  const properties = Object.fromEntries(
    all.map((property) => [property.name, typeToSchema(checker.getTypeOfSymbol(property), reading)]),
  );
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}
