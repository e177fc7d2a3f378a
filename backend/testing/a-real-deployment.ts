import { createHash } from 'node:crypto';
import { demoSeller } from '../src/modules/payouts/invoices/sellers.js';

/** Settings with which a deployment for real customers starts: each is needed. */
export const aRealDeployment = {
  API_BASE_URL: 'https://api.example/',
  APP_URL: 'https://app.example',
  CORS_ORIGINS: 'https://app.example',
  DATABASE_URL: 'postgresql://cars:password@database.example/cars',
  FIREBASE_PROJECT_ID: 'car-rental',
  STRIPE_SECRET_KEY: 'sk_live_ofTests',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_ofTests',
  STRIPE_WEBHOOK_SECRET: 'whsec_ofTests',
  BANK_DETAILS_KEY: createHash('sha256').update('a key of the tests').digest('base64'),
  INVOICE_SELLERS: JSON.stringify([{ ...demoSeller, id: 'SHOP' }]),
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Cars <no-reply@cars.example>',
};
