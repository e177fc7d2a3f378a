export { LineIcon, type LineIconProps } from './line-icon';
export * from './icon-paths';
