// Inline, because it must show while the network is what is slow. Both greens stand out on light and dark.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke-width="6" stroke-linecap="round">
<style>@keyframes s{to{transform:rotate(360deg)}}path{transform-origin:32px 32px;animation:s .9s linear infinite}
@media (prefers-reduced-motion:reduce){path{animation-duration:6s}}</style>
<circle cx="32" cy="32" r="26" stroke="#2f8f6b" stroke-opacity=".22"/><path d="M32 6a26 26 0 0 1 26 26" stroke="#2f8f6b"/></svg>`;

/** The loading view's spinner as an image address. */
export const spinnerImage = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
