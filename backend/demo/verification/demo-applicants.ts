import type { DocumentKind } from '../../src/modules/people/documents/documents.table.js';
import type { Role } from '../../src/modules/people/users/users.table.js';
import type { IdentityType } from '../../src/modules/people/verification/user-verifications.table.js';

/** What a person of the demo sent once, in hours before the first start, and what was said to it. */
export interface DemoAttempt {
  sentHoursAgo: number;
  /** What is not as in the attempt before; everything, in the first. */
  replaced?: readonly DocumentKind[];
  blurred?: readonly DocumentKind[];
  note?: string;
  answer?: {
    status: 'verified' | 'rejected' | 'changes_requested';
    hoursAgo: number;
    reason?: string;
    refused?: Partial<Record<DocumentKind, string>>;
  };
}

/** A person whose documents an administrator of the demo can look at; without a sign-in unless it is a demo account. */
export interface DemoApplicant {
  /** Ends their id. */
  number: number;
  /** Missing for a demo account, which is there already. */
  person?: {
    fname: string;
    lname: string;
    gender: 'male' | 'female';
    city: string;
    region: string;
    role: Role;
  };
  joinedDaysAgo?: number;
  dateOfBirth: string;
  identityType: IdentityType;
  /** Their identity document is a PDF. */
  isPdf?: true;
  /** Missing for an owner who sent no licence. */
  licenceEndsInDays?: number;
  identityEndsInDays: number;
  attempts: readonly DemoAttempt[];
}

const years = (count: number) => count * 365;

/** One for each state that a queue, a person's page and their history can show. */
export const demoApplicants: readonly DemoApplicant[] = [
  {
    number: 301,
    person: customer('Nora', 'Fischer', 'female', 'Hamburg', 'Hamburg'),
    joinedDaysAgo: 2,
    dateOfBirth: '1993-09-14',
    identityType: 'passport',
    licenceEndsInDays: years(9),
    identityEndsInDays: years(6),
    attempts: [{ sentHoursAgo: 3 }],
  },
  {
    number: 302,
    person: customer('Tomás', 'Oliveira', 'male', 'Porto', 'Porto'),
    joinedDaysAgo: 6,
    dateOfBirth: '1985-02-03',
    identityType: 'identity_card',
    licenceEndsInDays: years(4),
    identityEndsInDays: years(3),
    attempts: [
      {
        sentHoursAgo: 70,
        blurred: ['licence_back'],
        answer: {
          status: 'changes_requested',
          hoursAgo: 52,
          reason: 'Almost there: one picture is too blurred to read.',
          refused: { licence_back: 'It is blurred. Please take it again in daylight.' },
        },
      },
      {
        sentHoursAgo: 26,
        replaced: ['licence_back'],
        note: 'Sorry, my hand was shaking. This one is sharp.',
      },
    ],
  },
  {
    number: 303,
    person: { ...customer('Greta', 'Lind', 'female', 'Helsinki', 'Uusimaa'), role: 'car_owner' },
    joinedDaysAgo: 4,
    dateOfBirth: '1979-11-30',
    identityType: 'passport',
    isPdf: true,
    identityEndsInDays: years(7),
    attempts: [{ sentHoursAgo: 51 }],
  },
  {
    number: 304,
    person: customer('Ravi', 'Menon', 'male', 'Amsterdam', 'Noord-Holland'),
    joinedDaysAgo: 1,
    dateOfBirth: '2001-06-21',
    identityType: 'residence_permit',
    licenceEndsInDays: years(12),
    identityEndsInDays: years(1),
    attempts: [{ sentHoursAgo: 0.4 }],
  },
  {
    number: 305,
    person: customer('Paula', 'Costa', 'female', 'Lisbon', 'Lisboa'),
    joinedDaysAgo: 12,
    dateOfBirth: '1990-12-08',
    identityType: 'identity_card',
    licenceEndsInDays: years(5),
    identityEndsInDays: years(2),
    attempts: [
      {
        sentHoursAgo: 40,
        blurred: ['selfie'],
        answer: {
          status: 'changes_requested',
          hoursAgo: 22,
          reason: 'We cannot recognise you in your photo.',
          refused: { selfie: 'Your face cannot be recognised. Please look straight into the camera.' },
        },
      },
    ],
  },
  {
    number: 306,
    person: customer('Ivan', 'Horvat', 'male', 'Vienna', 'Wien'),
    joinedDaysAgo: 20,
    dateOfBirth: '1996-03-27',
    identityType: 'passport',
    licenceEndsInDays: years(3),
    identityEndsInDays: years(8),
    attempts: [
      {
        sentHoursAgo: 400,
        answer: {
          status: 'rejected',
          hoursAgo: 380,
          reason: 'The licence and the passport show different people.',
          refused: { licence_front: 'The face is not the one in the passport.' },
        },
      },
    ],
  },
  {
    number: 307,
    person: customer('Yara', 'Haddad', 'female', 'Paris', 'Île-de-France'),
    joinedDaysAgo: 45,
    dateOfBirth: '1988-07-19',
    identityType: 'residence_permit',
    licenceEndsInDays: 12,
    identityEndsInDays: years(2),
    attempts: [verified(45)],
  },
  {
    number: 308,
    person: customer('Leo', 'Baumann', 'male', 'Munich', 'Bayern'),
    joinedDaysAgo: 210,
    dateOfBirth: '1974-01-05',
    identityType: 'passport',
    licenceEndsInDays: years(2),
    identityEndsInDays: -5,
    attempts: [verified(209)],
  },
  // Clara and Oscar, who can sign in and look at what they sent.
  {
    number: 1,
    dateOfBirth: '1988-04-12',
    identityType: 'identity_card',
    licenceEndsInDays: years(6),
    identityEndsInDays: years(4),
    attempts: [verified(120)],
  },
  {
    number: 3,
    dateOfBirth: '1988-04-12',
    identityType: 'passport',
    isPdf: true,
    licenceEndsInDays: years(6),
    identityEndsInDays: years(4),
    attempts: [verified(360)],
  },
];

function customer(fname: string, lname: string, gender: 'male' | 'female', city: string, region: string) {
  return { fname, lname, gender, city, region, role: 'customer' as const };
}

function verified(daysAgo: number): DemoAttempt {
  const sentHoursAgo = daysAgo * 24;
  return { sentHoursAgo, answer: { status: 'verified', hoursAgo: sentHoursAgo - 5 } };
}
