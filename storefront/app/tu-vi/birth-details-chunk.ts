// A separate chunk: few visitors open the optional fields.
export { BirthDetailsFields as default } from '@thach-an/ui';
