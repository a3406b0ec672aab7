import { useLoaderData } from 'react-router';
export function loader() { return { hello: 'xin chào' }; }
export default function Home() { const d = useLoaderData<typeof loader>(); return <h1 className='text-xl'>{d.hello}</h1>; }
