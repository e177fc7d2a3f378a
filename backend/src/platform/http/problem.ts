/** Every reason for which the API refuses, as the OpenAPI document lists them. Clients decide by the code alone. */
export const problemCodes = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'ADDRESS_TOO_LONG',
  'HEADERS_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'IDENTITY_UNAVAILABLE',
  'EMAIL_MISMATCH',
  'EMAIL_NOT_CONFIRMED',
  'PROFILE_NOT_FOUND',
  'PROFILE_REQUIRED',
  'ALREADY_REGISTERED',
  'ROLE_NOT_ALLOWED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_CLOSED',
  'VALUE_NOT_ALLOWED',
  'CAR_NOT_FOUND',
  'NOT_YOUR_CAR',
  'CAR_INCOMPLETE',
  'MOVE_NOT_ALLOWED',
  'PERIOD_NOT_ALLOWED',
  'CAR_UNAVAILABLE',
  'RATES_OVERLAP',
  'QUOTE_NOT_FOUND',
  'QUOTE_EXPIRED',
  'OWN_CAR',
  'VERIFICATION_REQUIRED',
  'DRIVER_TOO_YOUNG',
  'LICENCE_EXPIRES_TOO_SOON',
  'LATE_FEE_OVERDUE',
  'RESERVATION_NOT_FOUND',
  'HOLD_EXPIRED',
  'HOLD_LIMIT_REACHED',
  'HELD_RECENTLY',
  'REFUND_CHANGED',
  'CHANGE_NOT_FOUND',
  'CHANGE_UNDER_WAY',
  'DIFFERENCE_CHANGED',
  'ALREADY_REVIEWED',
  'NOTHING_TO_PAY',
  'PAYMENT_NOT_FOUND',
  'REFUND_NOT_FOUND',
  'INVOICE_NOT_FOUND',
  'JOB_NOT_FOUND',
  'DISPUTE_NOT_FOUND',
  'PAYMENT_DECLINED',
  'PAYMENT_UNDER_WAY',
  'PAYMENT_METHOD_NOT_ALLOWED',
  'SIGNATURE_INVALID',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
  'PHOTO_NOT_FOUND',
  'PHOTO_MISSING',
  'PHOTO_TOO_LARGE',
  'PHOTO_TYPE_NOT_ALLOWED',
  'PHOTO_DAMAGED',
  'PHOTO_TOO_SMALL',
  'PHOTO_TOO_MANY_PIXELS',
  'PHOTO_LIMIT_REACHED',
  'PHOTO_REQUIRED',
  'DOCUMENT_NOT_FOUND',
  'DOCUMENT_MISSING',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TYPE_NOT_ALLOWED',
  'DOCUMENT_NOT_SAFE',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_TOO_SMALL',
  'DOCUMENT_TOO_MANY_PIXELS',
  'TOO_MANY_UPLOADS',
  'UPLOADS_BUSY',
  'STORAGE_FULL',
  'VERIFICATION_INCOMPLETE',
  'USER_NOT_FOUND',
  'CASE_NOT_FOUND',
  'CLAIMED_BY_ANOTHER',
  'ALREADY_DECIDED',
  'CHANGED_MEANWHILE',
  'OWN_ACCOUNT',
  'LAST_ADMIN',
  'OPEN_TRIPS',
  'OPEN_PAYOUTS',
  'OPEN_DEBTS',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

interface ProblemDetails {
  /** Field name (dotted when nested) to a sentence about it. */
  fields?: Record<string, string>;
  /** When asking again may help; sent as Retry-After. */
  retryAfterSeconds?: number;
  /** What made it happen; logged for 5xx, never sent. */
  cause?: unknown;
}

/**
 * A refusal that the caller can act on. Whatever else is thrown is a bug and is answered 500 without detail.
 *
 * @param status the HTTP status that means it
 * @param message a sentence that the person in front of the screen understands
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    details: ProblemDetails = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
