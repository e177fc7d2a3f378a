/**
 * Every reason for which the API refuses, as the OpenAPI document lists them, and the status that goes with it. Clients
 * decide by the code alone. A request is malformed with 417 too, for what its Expect header asks.
 */
export const problemStatuses = {
  VALIDATION_FAILED: 400,
  MALFORMED_REQUEST: 400,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  ADDRESS_TOO_LONG: 414,
  HEADERS_TOO_LARGE: 431,
  REQUEST_TIMEOUT: 408,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  TOKEN_MISSING: 401,
  TOKEN_INVALID: 401,
  TOKEN_EXPIRED: 401,
  SESSION_ENDED: 401,
  IDENTITY_UNAVAILABLE: 503,
  EMAIL_MISMATCH: 403,
  EMAIL_NOT_CONFIRMED: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  TRIP_UNPAID: 403,
  PROFILE_NOT_FOUND: 404,
  PROFILE_REQUIRED: 403,
  ALREADY_REGISTERED: 409,
  ROLE_NOT_ALLOWED: 403,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_CLOSED: 403,
  VALUE_NOT_ALLOWED: 422,
  CAR_NOT_FOUND: 404,
  OWNER_NOT_FOUND: 404,
  TOO_MANY_FAVOURITES: 409,
  CAR_INCOMPLETE: 422,
  MOVE_NOT_ALLOWED: 409,
  PERIOD_NOT_ALLOWED: 422,
  NOTICE_TOO_SHORT: 422,
  OUTSIDE_HOURS: 422,
  TRIP_TOO_LONG: 422,
  CAR_UNAVAILABLE: 409,
  RATES_OVERLAP: 422,
  QUOTE_NOT_FOUND: 404,
  QUOTE_EXPIRED: 409,
  OWN_CAR: 403,
  VERIFICATION_REQUIRED: 403,
  DRIVER_TOO_YOUNG: 422,
  LICENCE_EXPIRES_TOO_SOON: 422,
  PHONE_UNREADABLE: 422,
  LATE_FEE_OVERDUE: 403,
  RESERVATION_NOT_FOUND: 404,
  HOLD_EXPIRED: 409,
  HOLD_LIMIT_REACHED: 409,
  HELD_RECENTLY: 409,
  ONE_HOLD_UNTIL_VERIFIED: 409,
  UNVERIFIED_HOLDS_LIMIT: 409,
  REFUND_CHANGED: 409,
  CHANGE_NOT_FOUND: 404,
  CHANGE_UNDER_WAY: 409,
  DIFFERENCE_CHANGED: 409,
  ALREADY_REVIEWED: 409,
  NOTHING_TO_PAY: 422,
  PAYMENT_NOT_FOUND: 404,
  REFUND_NOT_FOUND: 404,
  APPROVAL_NOT_FOUND: 404,
  INVOICE_NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  DISPUTE_NOT_FOUND: 404,
  PAYMENT_DECLINED: 422,
  PAYMENT_UNDER_WAY: 409,
  PAYMENT_METHOD_NOT_ALLOWED: 422,
  CARD_NOT_SAVED: 422,
  SIGNATURE_INVALID: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  REQUEST_IN_PROGRESS: 409,
  PHOTO_NOT_FOUND: 404,
  PHOTO_MISSING: 400,
  PHOTO_TOO_LARGE: 413,
  PHOTO_TYPE_NOT_ALLOWED: 415,
  PHOTO_DAMAGED: 422,
  PHOTO_TOO_SMALL: 422,
  PHOTO_TOO_MANY_PIXELS: 422,
  PHOTO_LIMIT_REACHED: 422,
  PHOTO_REQUIRED: 422,
  DOCUMENT_NOT_FOUND: 404,
  DOCUMENT_MISSING: 400,
  DOCUMENT_TOO_LARGE: 413,
  DOCUMENT_TYPE_NOT_ALLOWED: 415,
  DOCUMENT_NOT_SAFE: 422,
  DOCUMENT_DAMAGED: 422,
  DOCUMENT_TOO_SMALL: 422,
  DOCUMENT_TOO_MANY_PIXELS: 422,
  TOO_MANY_UPLOADS: 429,
  UPLOADS_BUSY: 503,
  STORAGE_FULL: 503,
  VERIFICATION_INCOMPLETE: 422,
  UPLOAD_LINK_NOT_FOUND: 404,
  UPLOAD_LINK_USED: 409,
  UPLOAD_LINK_EXPIRED: 409,
  USER_NOT_FOUND: 404,
  CASE_NOT_FOUND: 404,
  THREAD_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  TOO_MANY_TEMPLATES: 409,
  MESSAGES_BLOCKED: 403,
  NO_OPEN_DISPUTE: 403,
  MEMBER_LEFT: 409,
  TOO_MANY_OWNERS: 429,
  CLAIMED_BY_ANOTHER: 409,
  ALREADY_DECIDED: 409,
  CHANGED_MEANWHILE: 409,
  OWN_ACCOUNT: 403,
  LAST_ADMIN: 409,
  OPEN_TRIPS: 409,
  OPEN_PAYOUTS: 409,
  OPEN_REFUNDS: 409,
  OPEN_CLAIMS: 409,
  OPEN_DEBTS: 409,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

export const problemCodes = Object.keys(problemStatuses) as ProblemCode[];

/** A pick-up and return to ask for instead. */
export interface NearestPeriod {
  pick_up: string;
  return: string;
}

interface ProblemDetails {
  /** Field name (dotted when nested) to a sentence about it. */
  fields?: Record<string, string>;
  /** Periods near the refused one that would not be, `YYYY-MM-DDTHH:mm` where the car is. */
  nearest?: NearestPeriod[];
  /** When asking again may help; sent as Retry-After. */
  retryAfterSeconds?: number;
  /** What made it happen; logged for 5xx, never sent. */
  cause?: unknown;
  /** Of a 5xx that is no failure: it is not logged as one. */
  isExpected?: boolean;
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
  readonly nearest: NearestPeriod[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly isExpected: boolean;

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    details: ProblemDetails = {},
  ) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.fields = details.fields;
    this.nearest = details.nearest;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isExpected = details.isExpected === true;
  }
}
