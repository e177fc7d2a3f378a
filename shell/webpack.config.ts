import { shellConfig } from 'federation/webpack';

export default shellConfig(__dirname);
