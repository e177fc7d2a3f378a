import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import {
  colourings,
  findOldPictures,
  folder,
  isSameRasterizer,
  pictureOf,
  widths,
  type Look,
} from './pictures';
import { countDifferences } from './similar-picture';
import { readStories, type Story } from './story-index';
import { findViolations, storyOn, test } from './story-page';

const stories = readStories();
const still = readFileSync(new URL('./still.css', import.meta.url), 'utf8');
const looks = widths.flatMap((width) => colourings.map((colours) => ({ width, colours })));

for (const look of looks) {
  test.describe(`${look.width} px wide, ${look.colours}`, () => {
    for (const story of stories) {
      test(`${story.title}, ${story.name} plays, is accessible, logs nothing and matches its picture`, async ({
        show,
      }) => {
        const { page, said } = await show(story, look);

        expect.soft(said).toEqual([]);
        expect.soft(await findViolations(page)).toEqual([]);
        await expectPicture(await storyOn(page), pictureOf(story, look));
      });
    }
  });
}

/** Each pixel counts, or, where another rasteriser drew the picture, what the eye sees once nothing moves any more. */
async function expectPicture(drawn: Locator, picture: string): Promise<void> {
  if (isSameRasterizer()) {
    await expect(drawn).toHaveScreenshot(picture);
    return;
  }
  const recorded = readFileSync(folder + picture);
  await expect(async () => {
    const body = await drawn.screenshot({ animations: 'disabled', caret: 'hide', style: still });
    await test.info().attach(picture, { body, contentType: 'image/png' });
    expect(await countDifferences(recorded, body), `differing squares of ${picture}`).toBe(0);
  }).toPass({ timeout: 5000 });
}

test('the pictures belong to existing stories', ({}, { annotations }) => {
  const description =
    'The pictures are of another rasteriser: those of one browser may differ in antialiasing.';
  if (!isSameRasterizer()) annotations.push({ type: 'warning', description });

  expect(findOldPictures(stories)).toEqual([]);
});

test('the dark pictures differ from the light ones', () => {
  const read = (story: Story, colours: Look['colours']) =>
    readFileSync(folder + pictureOf(story, { width: 390, colours }), 'base64');

  expect(stories.filter((story) => read(story, 'light') === read(story, 'dark'))).toEqual([]);
});
