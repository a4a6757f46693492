import { Html } from '#api/markup.ts'

export const GATEWAY_STYLE = new Html(`*{box-sizing:border-box;margin:0}
body{background:#efebe3;color:#17150f;font:16px/24px Onest,system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{min-height:100dvh;display:grid;align-content:start;justify-items:center;padding:16px 16px 48px}
.bar{width:100%;max-width:480px;display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:44px;margin-bottom:16px;font-size:14px}
.bar span+span,.second,dt,.hint{color:#575146}
.box{width:100%;max-width:480px;background:#fff}
.box>*{padding:24px;display:grid;gap:16px}
form{border-top:1px solid #e2dcd1}
h1{font:360 56px/1 "Literata Display",Georgia,"Songti SC",serif;letter-spacing:-.02em;overflow-wrap:anywhere}
dl{display:grid;gap:6px;font-size:14px}
dl div{display:flex;justify-content:space-between;gap:16px}
label{font-size:14px;line-height:20px;font-weight:500;margin-bottom:-10px}
input{width:100%;height:52px;padding:0 16px;border:1px solid #8a8273;border-radius:2px;background:#fff;font:inherit}
.hint{font-size:13px;line-height:18px;margin-top:-10px}
.main{display:flex;justify-content:center;align-items:center;min-height:52px;width:100%;padding:10px 24px;border:1px solid #17150f;border-radius:2px;background:#17150f;color:#faf8f4;font:inherit;font-weight:500;cursor:pointer}
.split{justify-content:space-between;gap:12px}
.line{background:none;color:#17150f;margin-top:-8px}
.link{justify-self:center;min-height:44px;display:inline-flex;align-items:center;padding:0;border:0;background:none;font-family:inherit;font-size:15px;color:#17150f;text-decoration:underline;text-underline-offset:4px;cursor:pointer}
a.link{margin-top:-16px}
:focus-visible{outline:2px solid #1f4a3a;outline-offset:2px}
@media(min-width:768px){main{align-content:center;padding-block:48px}}`)
