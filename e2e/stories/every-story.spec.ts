import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { colourings, findOldPictures, folder, otherBrowser, pictureOf, widths, type Look } from './pictures';
import { readStories, type Story } from './story-index';
import { findViolations, storyOn, test } from './story-page';

const stories = readStories();
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
        await expect(await storyOn(page)).toHaveScreenshot(pictureOf(story, look));
      });
    }
  });
}

test('the pictures belong to existing stories', ({}, { annotations }) => {
  const description = otherBrowser();
  if (description !== undefined) annotations.push({ type: 'warning', description });

  expect(findOldPictures(stories)).toEqual([]);
});

test('the dark pictures differ from the light ones', () => {
  const read = (story: Story, colours: Look['colours']) =>
    readFileSync(folder + pictureOf(story, { width: 390, colours }), 'base64');

  expect(stories.filter((story) => read(story, 'light') === read(story, 'dark'))).toEqual([]);
});
