import { folderStore } from '../store/folder-store';
import { aCandidate } from './a-candidate';
import { releaseTo } from './a-store';

/*
 * Started by the test of killed releases: releases one version after another into the folder that it is given,
 * until a person kills it. Says when it begins, and after each of them.
 */
const [folder = '', run = ''] = process.argv.slice(2);
const store = folderStore(folder);
process.send?.('begins');
for (let number = 1; ; number += 1) {
  await releaseTo(store, aCandidate(`run-${run}-${number}`));
  process.send?.('released');
}
