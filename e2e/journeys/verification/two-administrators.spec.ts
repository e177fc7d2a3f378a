import { aProfile, demoAdmin } from '../../src/accounts';
import { expect, test } from '../../src/journey';
import { anotherAdmin, aPersonToVerify } from '../../src/people-to-verify';
import { judgeEachGood } from '../../src/judge-documents';
import { signIn } from '../../src/sign-in';

// The browser itself says of a claim that is another's, and of a decision that comes too late, that it was refused.
test.use({ expectedErrors: /status of 409/ });

test('only one of two administrators decides on a person: the other sees the assignment and the decision', async ({
  page,
  browser,
}) => {
  await signIn(page, demoAdmin);
  const { account, address } = await aPersonToVerify(page);
  const { baseURL } = { baseURL: new URL(page.url()).origin };
  const otherDesk = await browser.newContext({ baseURL });
  const other = await otherDesk.newPage();
  await signIn(other, await anotherAdmin());

  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible();

  await other.goto(`/#/dashboard/user-verification?query=${encodeURIComponent(account.email)}`);
  const row = other.getByRole('row', { name: account.email });
  await expect(row).toContainText('Ada Admin is reviewing it');
  await row.getByRole('link').click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`${aProfile.fname} ${aProfile.lname}`);
  await expect(other.getByText(/Ada Admin is looking at this.*You can look, but not decide/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your decision' })).toBeHidden();

  // The first leaves in a second tab, which gives the person back; the tab before it does not know of that.
  const second = await page.context().newPage();
  await second.goto(address);
  await expect(second.getByRole('region', { name: 'Your decision' })).toBeVisible();
  await second.goto('/#/dashboard/user-verification');
  await expect(second.getByRole('heading', { level: 1, name: 'User verification' })).toBeVisible();

  await other.reload();
  await judgeEachGood(other);
  await other.getByLabel(/^Verify/).check();
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other.getByText(`${aProfile.fname} ${aProfile.lname}: verified`)).toBeVisible();

  await page.getByLabel(/^Reject/).check();
  await page.getByLabel(/^Why/).fill('The licence and the passport show different people.');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `${aProfile.fname} ${aProfile.lname} verified this person`,
  );
  await otherDesk.close();
});
