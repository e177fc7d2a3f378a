import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../../local/stack/demo-accounts';

/** What a person does on a page that is there already. */
export interface Task {
  name: string;
  open: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const isThere = { state: 'visible' } as const;

async function openList(page: Page): Promise<void> {
  await page.goto('/#/carlisting');
  await page.getByRole('heading', { level: 3 }).first().waitFor(isThere);
}

async function openAs(email: string, page: Page, path: string): Promise<void> {
  await page.goto('/#/login');
  const form = page.getByRole('form', { name: 'Sign in' });
  await page.locator('#frame').waitFor({ state: 'detached' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/#\/dashboard$/);
  await page.goto(`/#${path}`);
}

/** What a press is followed by: as long as a person takes to see what came of it. */
const PAUSE_MS = 600;

/** The driver looks for things in the page's own thread: between a press and the pause's end it looks for nothing. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not there`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
  await page.waitForTimeout(PAUSE_MS);
}

export const tasks: Task[] = [
  {
    name: 'typing in search',
    open: async (page) => {
      await page.goto('/');
      await page.locator('#frame').waitFor({ state: 'detached' });
    },
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Where' }).pressSequentially('Lisbon', { delay: 150 });
    },
  },
  {
    name: 'opening dates',
    open: openList,
    act: async (page) => {
      await press(page, page.getByRole('button', { name: /When/ }).first());
      await page.getByRole('grid').first().waitFor(isThere);
    },
  },
  {
    name: 'choosing filters',
    open: openList,
    act: async (page) => {
      for (const name of ['Automatic', 'Electric', 'Automatic']) {
        await press(page, page.getByRole('checkbox', { name }).first());
      }
    },
  },
  {
    name: 'opening a trip',
    open: async (page) => {
      await openAs('customer@demo.test', page, '/dashboard/customer-reservations');
      await page.locator('main a[href*="customer-reservations/"]').first().waitFor(isThere);
    },
    act: async (page) => {
      await press(page, page.locator('main a[href*="customer-reservations/"]').first());
      await page.waitForURL(/reservations\/[0-9a-f-]{36}/);
      await page.getByRole('heading', { level: 1 }).waitFor(isThere);
    },
  },
  {
    name: 'opening a thread',
    open: async (page) => {
      await openAs('customer@demo.test', page, '/dashboard/messages');
      await page.locator('main a[href*="messages/"]').first().waitFor(isThere);
    },
    act: async (page) => {
      await press(page, page.locator('main a[href*="messages/"]').first());
      await page.waitForURL(/messages\/[0-9a-f-]{36}/);
      await page.getByRole('textbox').last().waitFor(isThere);
    },
  },
  {
    name: 'switching tabs',
    open: async (page) => {
      await openAs('customer@demo.test', page, '/dashboard/customer-reservations');
      await page.locator('main a[href*="customer-reservations/"]').first().waitFor(isThere);
    },
    act: async (page) => {
      const tabs = page.getByRole('navigation', { name: 'Trips' });
      for (const name of ['Past', 'In progress', 'Upcoming']) {
        await press(page, tabs.getByRole('link', { name }));
        await tabs.locator('[aria-current=page]', { hasText: name }).waitFor(isThere);
      }
    },
  },
  {
    name: 'marking a queue’s entry',
    open: async (page) => {
      await openAs('admin@demo.test', page, '/dashboard/user-verification');
      await page.getByRole('link', { name: 'Review next' }).click();
      await page.getByRole('radio').first().waitFor(isThere);
    },
    act: async (page) => {
      for (const radio of [0, 1, 0]) {
        await press(page, page.getByRole('radio').nth(radio));
      }
    },
  },
];
