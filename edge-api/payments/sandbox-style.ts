import { colours } from '../format/colours.ts';

/**
 * Styles of the sandbox's pages. They resemble the shop's style sheet, which is unavailable if the
 * API runs without the storefront.
 */
export const sandboxStyle = `
*{box-sizing:border-box}
html{background:${colours.paper};color:${colours.ink};font:1rem/1.6 'Be Vietnam Pro',Arial,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:30rem;padding:1.5rem 1rem 3rem}
.shop{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;color:${colours.jade};font:600 1.44rem/1.2 Lora,Georgia,'Times New Roman',serif;text-decoration:none}
main{margin-top:1rem;padding:1.5rem;background:${colours.surface};border:1px solid ${colours.line};border-radius:12px}
h1{margin:0 0 1rem;font:600 1.728rem/1.2 Lora,Georgia,'Times New Roman',serif;text-wrap:balance}
p{margin:0}
.notice{padding:.75rem 1rem;background:${colours.jadeSoft};border-radius:8px}
dl{margin:1.5rem 0;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;align-items:baseline}
dt{color:${colours.inkSoft}}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.amount{font-size:1.44rem;font-weight:600;line-height:1.2}
form{display:grid;gap:.75rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.5rem 1.25rem;border:1px solid ${colours.jade};border-radius:8px;background:none;color:${colours.jade};font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{background:${colours.jadeSoft}}
.primary{background:${colours.jade};color:${colours.surface}}
.primary:hover{background:${colours.jadeDeep}}
p+.button{margin-top:1.5rem}
:focus-visible{outline:2px solid ${colours.jade};outline-offset:2px}
`;
