import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { roundedQuotient, shareInBps } from './parts.js';
import { readPapers, type Paper } from './read-books.js';
import type { History } from './read-history.js';

/**
 * Fails unless each invoice and credit note says what follows from what it is for: the fee’s VAT is beside it, the
 * commission’s inside it, and a credit note takes back its share of its invoice’s own VAT.
 */
export async function checkPapers(database: Kysely<Tables>, histories: readonly History[]): Promise<void> {
  const trips = new Map(histories.map(({ trip }) => [trip.uuid, trip]));
  for (const paper of await readPapers(database)) {
    const trip = trips.get(paper.reservation_uuid);
    if (trip === undefined) continue;
    const of = `${trip.uuid}, ${paper.code}`;
    const isFee = paper.series.startsWith('fee');
    if (isFee || !paper.has_tax_details) {
      assert.equal(paper.vat_bps, trip.terms.tax_bps, `${of}: the rate of the trip`);
    }
    const vat = vatOf(paper, isFee);
    assert.equal(paper.vat_minor, vat, `${of}: VAT should be ${vat} and is ${paper.vat_minor}`);
    const net = isFee ? paper.booked_minor : paper.booked_minor - vat;
    assert.equal(paper.net_minor, net, `${of}: net should be ${net} and is ${paper.net_minor}`);
    assert.equal(paper.total_minor, net + vat, `${of}: net and VAT are the total`);
    const isWithin = paper.corrects_uuid === null || paper.credited_minor <= paper.of_invoice_minor;
    assert.ok(isWithin, `${of}: ${paper.credited_minor} are credited of ${paper.of_invoice_minor}`);
  }
}

function vatOf(paper: Paper, isFee: boolean): number {
  const { booked_minor: booked, vat_bps: bps } = paper;
  if (paper.corrects_uuid === null) {
    return isFee
      ? shareInBps(booked, bps)
      : roundedQuotient(BigInt(booked) * BigInt(bps), BigInt(10_000 + bps));
  }
  const { credited_minor, of_invoice_minor, of_invoice_vat_minor, credited_vat_minor, vat_minor } = paper;
  const soFar = roundedQuotient(
    BigInt(credited_minor) * BigInt(of_invoice_vat_minor),
    BigInt(of_invoice_minor),
  );
  return soFar - (credited_vat_minor - vat_minor);
}
