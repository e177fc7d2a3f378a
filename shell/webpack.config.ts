import { shellConfig } from '@drove/federation/webpack';

export default shellConfig(__dirname);
