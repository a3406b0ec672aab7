// Written by generate/mod.ts from ELP/MPP02 and VSOP87D. Do not edit.
// deno-fmt-ignore-file
/** Julian day number of the first day of lunar year 1899. */
export const FIRST_DAY: number = 2414696;
/** Number of days of the lunar years 1899 to 2100. */
export const DAYS: number = 73767;
/** Lengths of the months of the official calendar, five a character from '#', lowest bit first: 1 is 30 days. */
export const LENGTHS: string = "89-=95=871(<1,90-88-8858871(8.,9.5@57.(0.(..(0.,0.5@57:'@),>-->-->-->5-:'@(,:,=95=879879979(<1,=059671(80,88-88-805167@'8.,0.-06-.8-08/.(0.,@--:5-:7=-8=-8=-,>--:5=8'>(<9,<9-99-=95=879(<1,=051870878(80(80,9.5A57.(0.,0.-0.-0.5@57:'@),>--:5=-8-.8->'>),:,=95=879(89-89-<9-=05=871(80,88-88-8851870(8.,1.5@5/.8-.8/.(0.,@-5>5/:'>-,>-,>-->--:5?9'>(,:,=95987997=879(<1,=.51870(80,88,80-9.5167>'0.,0.-08-08-087>'@),@--:5=)8=-8=-(>-,:--:5=8':(<9-89-89-=85=871(=0,98508-0870(80(8.41.7@57.(0.,0.,0.-@-5>%0:+@-->-%";
/** Gaps between leap months: official calendar, UTC+7, UTC+8. */
export const LEAPS: string[] = ["7EGF@GEAFGF@GF@GFFAFFAFFG@FG@FFFAFFAEGFAFGAEFF@GFDCGEAFFAFFG@FG@FFG@FG@FFF","7EGF@GF@GFF@GFAFFFAFFAFFG@FG@FFFAFFAEGFAFGAEFF@GFDCGEAFFAFFG@FG@FFG@FG@FFF","7EGF@GEAFGF@GF@GFFAFFAFFG@FG@FFBDGFAEGFAFGAEFF@GFDCGEAFFAFFG@FG@FFG@FG@FFF"];
/** Gaps between the months that begin a day earlier at UTC+7, and a day later at UTC+8. */
export const SHIFTS: string[] = ["","TFCBb%bbb<'2;?b$EM->K',NM'F","b=bN2^bbbbbbbbb40b,'M)b%BDb0-(-&bM+9'b['9bU2.BC/88bI4;K/(20%FDb%<0_:8F0@A;';@:&*"];
